import { expect, test } from 'vitest';
import { english } from '../LocaleProvider/allEnglish.ts';
import { keySign } from './keySign.ts';

test.each([
  ['mod', false, { shown: 'Ctrl' }],
  ['mod', true, { shown: '⌘', spoken: 'Command' }],
  ['⌥', true, { shown: '⌥', spoken: 'Option' }],
  ['⇧', false, { shown: '⇧', spoken: 'Shift' }],
  ['K', true, { shown: 'K' }],
  ['Enter', false, { shown: 'Enter' }],
])('%s (Apple: %s) is %j', (name, isApple, sign) => {
  expect(keySign(name, isApple, english)).toEqual(sign);
});
