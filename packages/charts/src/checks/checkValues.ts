import { failProp } from './failProp.ts';

/** Throws unless the prop is a string that is not blank. */
export function checkText(chart: string, prop: string, value: unknown, example: string): void {
  if (typeof value === 'string' && value.trim()) return;
  failProp(chart, prop, value, `a string, such as "${example}"`);
}

/** Throws unless the prop is left out or is a positive number of pixels. */
export function checkLength(chart: string, prop: string, value: unknown): void {
  if (value === undefined || (typeof value === 'number' && value > 0 && value < 1e6)) return;
  failProp(chart, prop, value, 'a positive number of pixels');
}

const quote = (choices: readonly string[]) => choices.map((choice) => `"${choice}"`).join(' or ');

/** Throws unless the prop is left out or is one of the choices. */
export function checkChoice(
  chart: string,
  prop: string,
  value: unknown,
  choices: readonly string[],
): void {
  if (value === undefined || choices.some((choice) => choice === value)) return;
  failProp(chart, prop, value, quote(choices));
}

/** Throws unless the prop is an array of some of the choices. */
export function checkChoices(
  chart: string,
  prop: string,
  values: unknown,
  choices: readonly string[],
): void {
  if (!Array.isArray(values)) {
    failProp(chart, prop, values, `an array of ${quote(choices)}`);
  }
  values.forEach((value, index) => {
    checkChoice(chart, `${prop}[${index}]`, value ?? null, choices);
  });
}

/** Throws unless the prop is left out or is a function that returns a string for a number. */
export function checkFormat(chart: string, prop: string, value: unknown): void {
  if (value === undefined) return;
  const expected = 'a function that returns a string for a number';
  if (typeof value !== 'function') failProp(chart, prop, value, expected);
  const text: unknown = value(0, 0);
  if (typeof text !== 'string') failProp(chart, `${prop}(0)`, text ?? null, expected);
}
