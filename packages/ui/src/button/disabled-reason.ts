/** What an element needs to be disabled and still be reached and explained. */
export type InactiveProps = {
  readonly "aria-disabled"?: "true";
  readonly "aria-describedby"?: string;
};

/**
 * A control that is disabled for a reason stays in the tab order, so that everyone can learn the
 * reason; it only does nothing.
 * @param reasonId the id of the element that holds the reason.
 */
export function inactiveProps(reason: string | undefined, reasonId: string): InactiveProps {
  return reason ? { "aria-disabled": "true", "aria-describedby": reasonId } : {};
}
