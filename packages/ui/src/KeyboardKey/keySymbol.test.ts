import { expect, test } from 'vitest';
import { english } from '../LocaleProvider/allEnglish.ts';
import { keySymbol } from './keySymbol.ts';

test.each([
  ['mod', false, { shown: 'Ctrl' }],
  ['mod', true, { shown: '⌘', spoken: 'Command' }],
  ['⌥', true, { shown: '⌥', spoken: 'Option' }],
  ['⇧', false, { shown: '⇧', spoken: 'Shift' }],
  ['K', true, { shown: 'K' }],
  ['Enter', false, { shown: 'Enter' }],
])('returns for %s (Apple: %s): %j', (name, isApple, sign) => {
  expect(keySymbol(name, isApple, english)).toEqual(sign);
});
