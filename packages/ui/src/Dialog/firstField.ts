const kinds =
  'input,textarea,select,button[aria-haspopup="listbox"],[role="spinbutton"][tabindex="0"],[role="textbox"][contenteditable="true"]';
const unusable = '[type="hidden"],[hidden],[tabindex="-1"],:disabled';
const fields = `:is(${kinds}):not(${unusable})`;

/** Among radios, the one that is checked stands for all of its name. */
function checkedOf(field: HTMLElement, container: Element | null): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  const group = `input[type="radio"][name="${CSS.escape(field.name)}"]:checked:not(:disabled)`;
  return container?.querySelector<HTMLElement>(group) ?? field;
}

/** Finds the first field a person can fill in inside `container`, in document order. */
export function firstField(container: Element | null): HTMLElement | null {
  const candidates = container?.querySelectorAll<HTMLElement>(fields) ?? [];
  for (const candidate of candidates) {
    if (!candidate.closest('[aria-hidden="true"], [inert]')) return checkedOf(candidate, container);
  }
  return null;
}
