import { field } from '../private/field.css.ts';

const unseen = '[type="hidden"], [hidden], [aria-hidden="true"] *';

// In the order in which they are what a person would call the field.
const controls = ['[role="spinbutton"]', '[role="textbox"]', 'input', 'textarea', 'button'];

/**
 * The control that people use for the value that `element` sends: many fields keep that in an
 * unseen control, inside them or right behind them.
 */
export function usedControl(element: HTMLElement): HTMLElement {
  if (!element.matches(unseen)) return element;
  const before = element.previousElementSibling;
  const around = before?.classList.contains(field) ? before : element.closest(`.${field}`);
  for (const control of controls) {
    const found = around?.querySelector<HTMLElement>(`${control}:not(${unseen})`);
    if (found) return found;
  }
  return element;
}
