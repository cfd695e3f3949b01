const kinds =
  'input,textarea,select,button[aria-haspopup="listbox"],[role="spinbutton"][tabindex="0"],[role="textbox"][contenteditable="true"]';
const unusable = '[type="hidden"],[hidden],[tabindex="-1"],:disabled';
const fields = `:is(${kinds}):not(${unusable})`;

/** Returns the checked radio of the same group in place of another radio. */
function findCheckedRadio(field: HTMLElement, container: Element | null): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  const group = `input[type="radio"][name="${CSS.escape(field.name)}"]:checked:not(:disabled)`;
  return container?.querySelector<HTMLElement>(group) ?? field;
}

/** Returns the first field inside `container` that a person can fill in, in document order. */
export function findFirstField(container: Element | null): HTMLElement | null {
  const candidates = container?.querySelectorAll<HTMLElement>(fields) ?? [];
  for (const candidate of candidates) {
    if (!candidate.closest('[aria-hidden="true"], [inert]'))
      return findCheckedRadio(candidate, container);
  }
  return null;
}
