/** Messages by the name of their field, as a server's validation reports them. */
export type FormErrors = Readonly<Record<string, string>>;

/** The title of an error summary. @param count how many fields are wrong. */
export function summaryTitle(count: number): string {
  return count === 1 ? "One thing needs your attention" : `${count} things need your attention`;
}

/**
 * Puts the focus into the field that carries a name.
 * @returns whether there is such a field.
 */
export function focusField(form: HTMLElement, name: string): boolean {
  const named = form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  // A select is a button to its users; the named element is a hidden one that browsers can fill in.
  const isHidden = named?.closest("[aria-hidden=true]") ?? named?.matches("[type=hidden]");
  const target = isHidden
    ? named?.closest("[data-rac]")?.querySelector<HTMLElement>("button, input:not([type=hidden])")
    : named;
  target?.focus();
  return Boolean(target);
}
