import { describe, expect, it } from 'vitest';
import { linkLengths, parseLinkLength, requestedLinkLength } from './linkLength.rules.ts';

describe('the length of a temporary link, typed or selected by section 5', () => {
  it.each([
    ['90', 90],
    [' 90 ', 90],
    ['90 s', 90],
    ['15min', 900],
    ['15 m', 900],
    ['2h', 7200],
    ['3 D', 259_200],
    ['7 d', 604_800],
    ['604800', 604_800],
    ['8 d', null],
    ['0', null],
    ['604801', null],
    ['-5', null],
    ['1.5 h', null],
    ['soon', null],
    ['', null],
    ['1e3', null],
    ['99999999999', null],
  ])('reads %j as %j seconds', (text, expected) => {
    expect(parseLinkLength(text)).toBe(expected);
  });

  it.each([
    ['nothing typed or selected', '', null, null],
    ['a choice', '', '3600', 3600],
    ['a typed length before a choice', '2 h', '3600', 7200],
    ['no choice in the place of a typed mistake', 'two', '3600', null],
  ])('takes %s', (_promise, typed, selected, expected) => {
    expect(requestedLinkLength(typed, selected)).toBe(expected);
  });

  it('offers no choice that the server refuses', () => {
    for (const { seconds } of linkLengths) expect(parseLinkLength(String(seconds))).toBe(seconds);
  });
});
