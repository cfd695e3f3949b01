import { expect, test } from 'vitest';
import { english } from '../LocaleProvider/allEnglish.ts';
import { keySymbol } from './keySymbol.ts';

test.each([
  ['mod', false, { symbol: 'Ctrl' }],
  ['mod', true, { symbol: '⌘', spoken: 'Command' }],
  ['⌥', true, { symbol: '⌥', spoken: 'Option' }],
  ['⇧', false, { symbol: '⇧', spoken: 'Shift' }],
  ['K', true, { symbol: 'K' }],
  ['Enter', false, { symbol: 'Enter' }],
])('returns for %s (Apple: %s): %j', (name, isApple, sign) => {
  expect(keySymbol(name, isApple, english)).toEqual(sign);
});
