import { userEvent, within } from 'storybook/test';

/** Returns the element of a chart that handles keys. */
export const area = (canvasElement: HTMLElement) => within(canvasElement).findByRole('application');

/** Returns the last announcement. */
export const announcement = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[aria-live]')?.textContent ?? '';

/** Returns the tooltip, if there is one. */
export const tooltip = (canvasElement: HTMLElement) => canvasElement.querySelector('.pdc-tooltip');

/** Returns whether one element is inside another, to the pixel. */
export function isWithin(inner: Element, outer: Element): boolean {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  const isAcross = a.left >= b.left - 1 && a.right <= b.right + 1;
  return isAcross && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
}

/** Returns whether two elements overlap. */
export function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}

/** Moves the pointer to a point of the chart, in shares of its width and height. */
export async function pointAt(chart: Element, across: number, down: number) {
  const { left, top, width, height } = chart.getBoundingClientRect();
  const coords = { clientX: left + width * across, clientY: top + height * down };
  await userEvent.pointer({ target: chart, coords });
}
