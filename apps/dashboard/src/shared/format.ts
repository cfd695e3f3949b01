const number = new Intl.NumberFormat('en-US');
const months = new Intl.DateTimeFormat('en-US', { month: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A count as people read it: `1,284`. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** A count with its noun: `1 version`, `1,284 versions`. */
export function formatCount(value: number, one: string, many: string): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}

/** A day as people here read it: `20 Nov 2026`. */
export function formatDate(moment: string | Date): string {
  const date = new Date(moment);
  return `${date.getDate()} ${months.format(date)} ${date.getFullYear()}`;
}

/** A moment as people here read it: `20 Nov 2026, 14:05`. */
export function formatDateTime(moment: string | Date): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`;
}

/** A time of day as people here read it: `14:05`. */
export function formatTime(moment: string | Date): string {
  return clock.format(new Date(moment));
}

/** A size in decimal units: `812 bytes`, `4.2 MB`. */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  const rounded = step === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${formatNumber(rounded)} ${UNITS[step]}`;
}
