import type { CSSProperties } from "react";

/**
 * Gives CSS variables of `createVar` a value for one element, for geometry that is known only at
 * run time. React sets them through the CSSOM, which a strict content security policy permits.
 * @param values a value per variable; `undefined` leaves the variable unset.
 */
export function setVars(values: Readonly<Record<string, string | undefined>>): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([reference, value]) => [reference.slice(4, -1), value]),
  );
}
