const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = `(${months.join('|')})[a-z]*\\.?`;

/** A notation of dates, with the positions of year, month and day among its groups. */
const notations: readonly (readonly [RegExp, year: number, month: number, day: number])[] = [
  [/(?<![\d.])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d.])/, 1, 2, 3],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[ -]+(?:of )?${monthName},?[ -]+(\\d{4})(?!\\d)`,
      'i',
    ),
    3,
    2,
    1,
  ],
  [new RegExp(`\\b${monthName} +(\\d{1,2})(?:st|nd|rd|th)?,? +(\\d{4})(?!\\d)`, 'i'), 3, 1, 2],
];
const numeric = /(?<![\d.])(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?![\d.])/;

/** WordPress was first released in 2003. */
const FIRST_YEAR = 2003;
const LINES_WITH_DATE = 3;
const leadingVersion = /^(?:version\s+)?v?\d[\w.+-]*/i;
/** A line about the release, or one that is only a date. Others may mention any date. */
const dateLine = /^[\W_]*(?:(?:releas|date|publish)|\d{1,4}[\w ,./-]{0,20}[\W_]*$)/i;

/**
 * Returns the day of a release, like `2024-01-31`, from the heading of its changelog or the first
 * lines below it. Undefined if there is none, or none that is unambiguous (`03/04/2024`).
 */
export function findReleaseDate(lines: readonly string[], heading: string): string | undefined {
  const first = lines.filter((line) => line.trim() !== '').slice(0, LINES_WITH_DATE);
  const dateLines = first.filter((line) => dateLine.test(line));
  for (const text of [heading.replace(leadingVersion, ''), ...dateLines]) {
    const day = findDay(text);
    if (day !== undefined) return day;
  }
  return undefined;
}

function findDay(text: string): string | undefined {
  for (const [pattern, year, month, day] of notations) {
    const match = pattern.exec(text);
    const date = match && toDay(match[year], monthOf(match[month] ?? ''), match[day]);
    if (date) return date;
  }
  const [, first = '', mark, second = '', year] = numeric.exec(text) ?? [];
  if (year === undefined) return undefined;
  const isDayFirst = Number(first) > 12 || mark === '.' || first === second;
  if (!isDayFirst && Number(second) <= 12) return undefined;
  return isDayFirst ? toDay(year, Number(second), first) : toDay(year, Number(first), second);
}

function monthOf(text: string): number {
  const index = months.indexOf(text.toLowerCase().slice(0, 3));
  return index < 0 ? Number(text) : index + 1;
}

function toDay(year = '', month: number, day = ''): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
  return isReal && Number(year) >= FIRST_YEAR ? text : undefined;
}
