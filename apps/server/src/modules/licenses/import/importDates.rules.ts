/** The parts of a date as a file writes them. The time is absent for a day. */
interface DateParts {
  year: string;
  month: number;
  day: string;
  time?: string | undefined;
  offset?: string | undefined;
}

const time = String.raw`(?:,?[T\s]+(?:at\s+)?(?<time>\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:\s*[ap]\.?m\.?)?)\s*(?<offset>Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?`;
const monthName = String.raw`(?<name>[a-z]{3,9})\.?`;

/** `2031-03-01`, `03/01/2031`, `March 1, 2031` and `1 March 2031`, each possibly with a time. */
const patterns = [
  String.raw`(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})${time}`,
  String.raw`(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})${time}`,
  String.raw`(?:[a-z]{3,9},\s*)?${monthName}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})${time}`,
  String.raw`(?:[a-z]{3,9},\s*)?(?<day>\d{1,2})(?:st|nd|rd|th)?\s+${monthName},?\s+(?<year>\d{4})${time}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'i'));

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** Returns the number of a month by its name or the beginning of it; 0 for an unknown name. */
function monthOf(name: string): number {
  return months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;
}

function readParts(text: string): DateParts | undefined {
  for (const pattern of patterns) {
    const { year, month, name, day, ...clock } = pattern.exec(text)?.groups ?? {};
    if (year === undefined || day === undefined) continue;
    return { year, month: name ? monthOf(name) : Number(month), day, ...clock };
  }
  return undefined;
}

/** Returns the milliseconds since midnight; undefined for a time that does not exist. */
function readTime(text: string): number | undefined {
  const [, hour = '', minute = '', second = '0', half] =
    /^(\d+):(\d+)(?::([\d.]+))?\s*([ap])?/i.exec(text) ?? [];
  const isHalfDay = half !== undefined;
  const hours = isHalfDay
    ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
    : Number(hour);
  const isValid = hours < 24 && Number(minute) < 60 && Number(second) < 60;
  if (!isValid || (isHalfDay && !(Number(hour) >= 1 && Number(hour) <= 12))) return undefined;
  return Math.round((hours * 3600 + Number(minute) * 60 + Number(second)) * 1000);
}

function readOffset(text: string | undefined): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(text ?? '') ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -offset : offset;
}

const isWithinRange = (moment: Date) =>
  moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9999;

/** Seconds since 1970, as Easy Digital Downloads exports them, or milliseconds. */
function readTimestamp(text: string): string | undefined {
  if (!/^\d{9,13}$/.test(text)) return undefined;
  const moment = new Date(Number(text) * (text.length > 11 ? 1 : 1000));
  return isWithinRange(moment) ? moment.toISOString() : undefined;
}

/**
 * Reads a date as files of shops and license managers write it. Returns a day (`YYYY-MM-DD`) or, with a
 * time, an ISO time in UTC; undefined if it is neither. Times without an offset are in UTC.
 */
export function readDate(text: string): string | undefined {
  const parts = readParts(text);
  if (!parts) return readTimestamp(text);
  const two = (value: string | number) => String(value).padStart(2, '0');
  const day = `${parts.year}-${two(parts.month)}-${two(parts.day)}`;
  const midnight = new Date(`${day}T00:00:00.000Z`);
  // `new Date` reads `2026-02-30` as a day in March.
  const exists = isWithinRange(midnight) && midnight.toISOString().slice(0, 10) === day;
  if (!exists) return undefined;
  if (parts.time === undefined) return day;
  const sinceMidnight = readTime(parts.time);
  if (sinceMidnight === undefined) return undefined;
  const moment = new Date(midnight.getTime() + sinceMidnight - readOffset(parts.offset));
  return isWithinRange(moment) ? moment.toISOString() : undefined;
}
