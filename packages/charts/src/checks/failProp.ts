function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'string') return `the string ${JSON.stringify(value.slice(0, 40))}`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** Throws an error that names the chart and the prop, what the prop is and what it should be. */
export function failProp(chart: string, prop: string, value: unknown, expected: string): never {
  const state = value === undefined ? 'is missing' : `is ${describeValue(value)}`;
  throw new TypeError(`<${chart}>: the prop "${prop}" ${state}. Expected ${expected}.`);
}
