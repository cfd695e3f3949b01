import { CalendarDate, GregorianCalendar, toCalendar } from '@internationalized/date';

const pattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/**
 * Reads a date written as `MM/DD/YYYY`, the form in which licences keep theirs.
 *
 * Gives `null` for anything else, a day that no month has (`02/30/2026`) included. Space around it
 * does not matter. The answer has no time and no zone, so it is the same day everywhere.
 */
export function parseUsDate(text: string): CalendarDate | null {
  const [, month, day, year] = (pattern.exec(text.trim()) ?? []).map(Number);
  if (!month || !day || !year) return null;
  // The calendar moves a day that does not exist to the last one that does.
  const date = new CalendarDate(year, month, day);
  return date.month === month && date.day === day ? date : null;
}

/**
 * Writes a date as `MM/DD/YYYY`. Of a `Date` it takes the day that it is in UTC.
 *
 * @throws RangeError when four digits cannot hold the year, or the `Date` is none.
 */
export function formatUsDate(date: CalendarDate | Date): string {
  const { year, month, day } = date instanceof Date ? inUtc(date) : inGregorian(date);
  if (!(year >= 1 && year <= 9999)) throw new RangeError('The year does not fit into MM/DD/YYYY.');
  return `${padded(month, 2)}/${padded(day, 2)}/${padded(year, 4)}`;
}

const padded = (figure: number, length: number) => String(figure).padStart(length, '0');

const inUtc = (date: Date) => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});

function inGregorian(date: CalendarDate) {
  const { era, year, month, day } = toCalendar(date, new GregorianCalendar());
  return { year: era === 'BC' ? 1 - year : year, month, day };
}
