import { field } from '../private/field.css.ts';

const hidden = '[type="hidden"], [hidden], [aria-hidden="true"] *';

// In order of preference.
const controls = ['[role="spinbutton"]', '[role="textbox"]', 'input', 'textarea', 'button'];

/**
 * Returns the visible control for the value that `element` submits: many fields submit a hidden control,
 * which is inside them or directly after them.
 */
export function findVisibleControl(element: HTMLElement): HTMLElement {
  if (!element.matches(hidden)) return element;
  const before = element.previousElementSibling;
  const container = before?.classList.contains(field) ? before : element.closest(`.${field}`);
  for (const control of controls) {
    const found = container?.querySelector<HTMLElement>(`${control}:not(${hidden})`);
    if (found) return found;
  }
  return element;
}
