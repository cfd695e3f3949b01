import { within } from 'storybook/test';

/** The chart as it takes the keys. */
export const area = (canvasElement: HTMLElement) => within(canvasElement).findByRole('application');

/** What it said last. */
export const said = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[aria-live]')?.textContent ?? '';
