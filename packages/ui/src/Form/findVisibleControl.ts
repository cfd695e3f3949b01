import { field } from '../private/field.css.ts';

const unseen = '[type="hidden"], [hidden], [aria-hidden="true"] *';

// In order of preference.
const controls = ['[role="spinbutton"]', '[role="textbox"]', 'input', 'textarea', 'button'];

/**
 * Returns the visible control for the value that `element` submits: many fields submit a hidden control,
 * which is inside them or directly after them.
 */
export function findVisibleControl(element: HTMLElement): HTMLElement {
  if (!element.matches(unseen)) return element;
  const before = element.previousElementSibling;
  const around = before?.classList.contains(field) ? before : element.closest(`.${field}`);
  for (const control of controls) {
    const found = around?.querySelector<HTMLElement>(`${control}:not(${unseen})`);
    if (found) return found;
  }
  return element;
}
