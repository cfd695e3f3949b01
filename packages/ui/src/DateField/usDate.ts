import { CalendarDate, GregorianCalendar, toCalendar } from '@internationalized/date';

const pattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/**
 * Parses a date in the format `MM/DD/YYYY`, in which licenses store theirs.
 *
 * Returns `null` for anything else, including a day that does not exist (`02/30/2026`). Ignores
 * surrounding whitespace. The result has no time and no time zone, so it is the same day everywhere.
 */
export function parseUsDate(text: string): CalendarDate | null {
  const [, month, day, year] = (pattern.exec(text.trim()) ?? []).map(Number);
  if (!month || !day || !year) return null;
  // The calendar moves a day that does not exist to the last day of the month.
  const date = new CalendarDate(year, month, day);
  return date.month === month && date.day === day ? date : null;
}

/**
 * Formats a date as `MM/DD/YYYY`. For a `Date`, uses its UTC day.
 *
 * @throws RangeError if the year does not fit in four digits or the `Date` is invalid.
 */
export function formatUsDate(date: CalendarDate | Date): string {
  const { year, month, day } = date instanceof Date ? inUtc(date) : inGregorian(date);
  if (!(year >= 1 && year <= 9999)) throw new RangeError('The year does not fit in MM/DD/YYYY.');
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
