const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Returns a day for people to read, in UTC: "March 4, 2026". */
export function formatDay(date: Date): string {
  return day.format(date);
}

/** Returns a date and time for people to read: "March 4, 2026 at 5:06 AM UTC". */
export function formatMoment(date: Date): string {
  return `${moment.format(date)} UTC`;
}
