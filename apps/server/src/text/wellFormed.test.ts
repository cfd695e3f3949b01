import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeWellFormed } from './wellFormed.ts';

/** Characters around and among the surrogates, alone and in pairs. */
const surrogates = fc.oneof(
  fc.integer({ min: 0xd7f0, max: 0xe010 }).map((code) => String.fromCharCode(code)),
  fc.constant('😀'),
);

test.each([
  ['half an emoji \ud83d', 'half an emoji \ufffd'],
  ['\udc00 first', '\ufffd first'],
  ['a whole one 😀', 'a whole one 😀'],
  [
    [{ url: ['\ud800'] }, '\udfff'],
    [{ url: ['\ufffd'] }, '\ufffd'],
  ],
  [{ 'a\ud800': 1 }, { 'a\ufffd': 1 }],
  [{ 'a\ud800': { b: '\ud800' } }, { 'a\ufffd': { b: '\ufffd' } }],
  [null, null],
  [undefined, undefined],
  [
    [undefined, '\ud800', null, '\ud800', 0],
    [undefined, '\ufffd', null, '\ufffd', 0],
  ],
])('repairs %j', (input, expected) => {
  expect(makeWellFormed(input)).toEqual(expected);
});

test('keeps the order of a list and the bytes of a buffer', () => {
  const bytes = Buffer.from([0xd8, 0x00]);
  const list = ['a', '\ud800', bytes];
  expect(makeWellFormed(list)).toEqual(['a', '\ufffd', bytes]);
});

test('repairs any JSON value, and leaves a well-formed one as it is', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: surrogates }), (json) => {
      const repaired = JSON.stringify(makeWellFormed(JSON.parse(json)));
      expect(repaired).not.toMatch(/\\ud[89a-f]/i);
      expect(JSON.stringify(makeWellFormed(JSON.parse(repaired)))).toBe(repaired);
    }),
  );
});

test('repairs a value that is nested deeper than the stack allows', () => {
  const depth = 200_000;
  let value: unknown = ['\ud800'];
  const innermost = value as unknown[];
  for (let level = 0; level < depth; level += 1) value = [value];
  makeWellFormed(value);
  expect(innermost).toEqual(['\ufffd']);
});
