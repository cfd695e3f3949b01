import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate } from './importDates.rules.ts';

describe('a date in a file', () => {
  it.each([
    ['2031-03-01', '2031-03-01'],
    ['2031-3-1', '2031-03-01'],
    ['2031/03/01', '2031-03-01'],
    ['03/01/2031', '2031-03-01'],
    ['3/1/2031', '2031-03-01'],
    ['March 1, 2031', '2031-03-01'],
    ['Mar. 1st, 2031', '2031-03-01'],
    ['Saturday, March 1, 2031', '2031-03-01'],
    ['1 Sept 2031', '2031-09-01'],
    ['2028-02-29', '2028-02-29'],
    ['2031-03-01 23:59:59', '2031-03-01T23:59:59.000Z'],
    ['2031-03-01T10:00:00.123Z', '2031-03-01T10:00:00.123Z'],
    ['2031-03-01T10:00Z', '2031-03-01T10:00:00.000Z'],
    ['2031-03-01 10:00:00 UTC', '2031-03-01T10:00:00.000Z'],
    ['2031-03-01T00:30:00+02:00', '2031-02-28T22:30:00.000Z'],
    ['2031-03-01T23:30:00-0130', '2031-03-02T01:00:00.000Z'],
    ['03/01/2031 11:59 PM', '2031-03-01T23:59:00.000Z'],
    ['3/1/2031, 12:00 a.m.', '2031-03-01T00:00:00.000Z'],
    ['March 1, 2031 at 12:05 pm', '2031-03-01T12:05:00.000Z'],
    ['Sat, 01 Mar 2031 10:00:00 +0000', '2031-03-01T10:00:00.000Z'],
    ['1930003199', '2031-02-27T23:59:59.000Z'],
    ['1930003199000', '2031-02-27T23:59:59.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(readDate(text)).toBe(expected);
  });

  it.each([
    ...['', 'soon', '2030-02-30', '02/30/2031', '31/12/2030', '2030-13-01', '0000-01-01'],
    ...['2030-01-01 24:00', '2030-01-01 10:60', '2030-01-01 13:00 pm', '2030-01-01 0:30 am'],
    ...['2030-01-01T', '2030-01-01 noon', 'Mayo 1, 2031', 'Smarch 1, 2031', '12345678', '-5'],
    ...['9999-12-31T23:59:59-01:00', '0001-01-01T00:00:00+01:00', '99999-01-01'],
  ])('%s is none', (text) => {
    expect(readDate(text)).toBeUndefined();
  });

  it('is read back from any time and any day of the contract', () => {
    const moment = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (date) => {
        const text = date.toISOString();
        expect(readDate(text)).toBe(text);
        expect(readDate(text.slice(0, 10))).toBe(text.slice(0, 10));
      }),
    );
  });

  it('never throws', () => {
    const part = fc.constantFrom(
      '2031',
      '-',
      '/',
      ' ',
      ':',
      '1',
      '12',
      'T',
      'Z',
      'March',
      ',',
      'pm',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (value) => {
        const date = readDate(value);
        if (date !== undefined) expect(date).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/);
      }),
    );
  });
});
