import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everything, isDay, logFilterOf, logQuery } from './auditLog.rules.ts';

test.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-11-5', false],
  ['20 Nov 2026', false],
  ['', false],
])('"%s" is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['', {}],
  ['actor=Mira&action=plugin', { actor: 'Mira', action: 'plugin' }],
  ['from=2026-11-01&to=2026-11-20', { from: '2026-11-01', to: '2026-11-20' }],
  ['actor=%20&from=yesterday&to=2026-02-30&x=y', {}],
])('the address "?%s" narrows to %o', (address, query) => {
  expect(logQuery(logFilterOf(new URLSearchParams(address)))).toEqual(query);
});

test('finds in the address whatever it wrote there', () => {
  const words = fc.string().filter((text) => text.trim() === text);
  const day = fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(words, words, day, day, (actor, action, from, to) => {
      const filter = { actor, action, from, to };
      const address = new URLSearchParams(logQuery(filter));
      expect(logFilterOf(address)).toEqual({ ...everything, ...filter });
    }),
  );
});
