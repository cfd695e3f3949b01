import { userEvent, within } from 'storybook/test';

/** The chart as it takes the keys. */
export const area = (canvasElement: HTMLElement) => within(canvasElement).findByRole('application');

/** What it said last. */
export const said = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[aria-live]')?.textContent ?? '';

/** What hangs beside the cursor, if anything does. */
export const tooltip = (canvasElement: HTMLElement) => canvasElement.querySelector('.pdc-tooltip');

/** Whether one box lies within another, to a pixel. */
export function isWithin(inner: Element, outer: Element): boolean {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  const isAcross = a.left >= b.left - 1 && a.right <= b.right + 1;
  return isAcross && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
}

/** Whether one box lies on another. */
export function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}

/** Moves the mouse to a place in the chart, by shares of its width and height. */
export async function pointAt(chart: Element, across: number, down: number) {
  const { left, top, width, height } = chart.getBoundingClientRect();
  const coords = { clientX: left + width * across, clientY: top + height * down };
  await userEvent.pointer({ target: chart, coords });
}
