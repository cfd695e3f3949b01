/**
 * Parses an expiry: a time, or a day (`YYYY-MM-DD`), which stands for its end in UTC.
 * Returns undefined for a date that does not exist.
 */
export function readExpiry(text: string): Date | undefined {
  const isDay = text.length === 10;
  const moment = new Date(isDay ? `${text}T23:59:59.999Z` : text);
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1) return undefined;
  // `new Date` reads `2026-02-30` as a day in March.
  return moment.toISOString().slice(0, 10) === text.slice(0, 10) ? moment : undefined;
}
