import { expect, test } from 'vitest';
import { formatSharedEvent, parseSharedEvent, type SharedEvent } from './sharedEvent.rules.ts';

const productId = '0b7e4a6e-6f0c-4c39-9d5e-0a9b7f5d2c11';

test.each<SharedEvent>([
  { from: 'a', name: 'productChanged', event: { productId } },
  { from: 'b', name: 'flagsChanged', event: { productId } },
])('reads what it wrote: $name', (shared) => {
  expect(parseSharedEvent(formatSharedEvent(shared))).toEqual(shared);
});

test.each([
  '',
  'a',
  'a productChanged',
  'a laterEvent x',
  ' productChanged x',
  'a flagsChanged x y',
])('ignores the notification "%s"', (payload) => {
  expect(parseSharedEvent(payload)).toBeUndefined();
});
