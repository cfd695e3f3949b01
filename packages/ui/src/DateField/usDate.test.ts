import { BuddhistCalendar, CalendarDate, toCalendar } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatUsDate, parseUsDate } from './usDate.ts';

describe('parses MM/DD/YYYY', () => {
  test.each([
    ['03/05/2024', [2024, 3, 5]],
    ['12/31/1999', [1999, 12, 31]],
    ['02/29/2024', [2024, 2, 29]],
    ['01/01/0001', [1, 1, 1]],
    ['12/31/9999', [9999, 12, 31]],
    ['  03/05/2024\n', [2024, 3, 5]],
  ] as const)('%j', (text, [year, month, day]) => {
    expect(parseUsDate(text)).toEqual(new CalendarDate(year, month, day));
  });
});

describe('returns null for anything else', () => {
  test.each([
    '',
    'soon',
    '3/5/2024',
    '03/05/24',
    '03-05-2024',
    '2024-03-05',
    '13/01/2024',
    '00/10/2024',
    '04/00/2024',
    '04/31/2024',
    '02/30/2024',
    '02/29/2023',
    '02/29/1900',
    '03/05/0000',
    '03/05/20241',
    '03/05/2024 10:00',
    '٠٣/٠٥/٢٠٢٤',
  ])('%j', (text) => {
    expect(parseUsDate(text)).toBeNull();
  });
});

describe('formats a date as MM/DD/YYYY', () => {
  test.each([
    [new CalendarDate(2024, 3, 5), '03/05/2024'],
    [new CalendarDate(1, 1, 1), '01/01/0001'],
    [toCalendar(new CalendarDate(2024, 3, 5), new BuddhistCalendar()), '03/05/2024'],
    [new Date('2024-03-05T00:00:00Z'), '03/05/2024'],
    [new Date('2024-03-05T23:59:59.999Z'), '03/05/2024'],
    [new Date('2024-03-05T23:30:00-05:00'), '03/06/2024'],
  ])('%s', (date, text) => {
    expect(formatUsDate(date)).toBe(text);
  });

  test.each([
    new CalendarDate('BC', 44, 3, 15),
    new Date('+010000-01-01T00:00:00Z'),
    new Date(Number.NaN),
  ])('throws for %s, which does not fit', (date) => {
    expect(() => formatUsDate(date)).toThrow(RangeError);
  });
});

const anyDay = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});

test('parses what it formatted to the same day, at any time', () => {
  fc.assert(
    fc.property(anyDay, (date) => {
      const read = parseUsDate(formatUsDate(date));
      expect(read?.toString()).toBe(date.toISOString().slice(0, 10));
    }),
  );
});

test('formats what it parsed to the same text', () => {
  const figures = (length: number, max: number) =>
    fc.integer({ min: 0, max }).map((figure) => String(figure).padStart(length, '0'));
  fc.assert(
    fc.property(figures(2, 14), figures(2, 33), figures(4, 9999), (month, day, year) => {
      const text = `${month}/${day}/${year}`;
      const read = parseUsDate(text);
      if (read) expect(formatUsDate(read)).toBe(text);
    }),
  );
});

const dateLikeText = fc.stringMatching(/^[0-9/ .-]{8,12}$/);

test('never throws for any input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 20 }), dateLikeText), (text) => {
      expect(() => parseUsDate(text)).not.toThrow();
    }),
  );
});
