/**
 * Read when a licence ends: a moment, or a day (`YYYY-MM-DD`) that still counts to its end in UTC.
 * Undefined for a date that no calendar has.
 */
export function readExpiry(text: string): Date | undefined {
  const isDay = text.length === 10;
  const moment = new Date(isDay ? `${text}T23:59:59.999Z` : text);
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1) return undefined;
  // `2026-02-30` would become a day of March.
  return moment.toISOString().slice(0, 10) === text.slice(0, 10) ? moment : undefined;
}
