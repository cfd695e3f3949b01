import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepOf, viewOf, withView } from './analyticsView.rules.ts';

const nothing = { product: undefined, date: undefined, compared: undefined, filters: [] };

// Specification, section 4, "Analytics steps".
test.each([
  ['', nothing, 0],
  ['date=2026-11-20', { ...nothing, date: '2026-11-20' }, 0],
  ['product=p1', { ...nothing, product: 'p1' }, 1],
  ['product=p1&date=2026-02-30', { ...nothing, product: 'p1' }, 1],
  ['product=p1&date=2026-11-20', { ...nothing, product: 'p1', date: '2026-11-20' }, 2],
  [
    'product=p1&date=2026-11-20&compare=2026-11-01&filter=php.lt.8.1&filter=country.eq.DE',
    {
      product: 'p1',
      date: '2026-11-20',
      compared: '2026-11-01',
      filters: ['php.lt.8.1', 'country.eq.DE'],
    },
    2,
  ],
  [
    'product=p1&date=2026-11-20&compare=2026-11-20&filter=x&filter=php.lt.8&filter=php.lt.8',
    { ...nothing, product: 'p1', date: '2026-11-20', filters: ['php.lt.8'] },
    2,
  ],
  ['product=&compare=2026-11-01', nothing, 0],
])('reads the address "?%s" as %o, at step %i', (address, view, step) => {
  const read = viewOf(new URLSearchParams(address));
  expect(read).toEqual(view);
  expect(stepOf(read)).toBe(step);
});

const day = fc
  .integer({ min: 1, max: 28 })
  .map((date) => `2026-11-${String(date).padStart(2, '0')}`);

test('finds in the address what it wrote there', () => {
  const filters = fc.uniqueArray(
    fc.string({ maxLength: 100 }).map((value) => `theme.eq.${value}`),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(fc.uuid(), day, filters, (product, date, selected) => {
      const view = { product, date, compared: '2026-10-31', filters: selected };
      const address = withView(new URLSearchParams(), view).toString();
      expect(viewOf(new URLSearchParams(address))).toEqual(view);
    }),
  );
});

test('keeps the rest of the address, but begins the list of domains again', () => {
  const search = new URLSearchParams('product=p1&date=2026-11-20&release=2.4.0&page=3');
  expect(withView(search, { filters: ['php.lt.8'] }).toString()).toBe(
    'product=p1&date=2026-11-20&release=2.4.0&filter=php.lt.8',
  );
});

test('returns to the dates without the days', () => {
  const search = new URLSearchParams('product=p1&date=2026-11-20&compare=2026-11-01');
  const next = withView(search, { date: undefined, compared: undefined });
  expect(next.toString()).toBe('product=p1');
});
