import { analyticsPageMessages } from '../analytics.messages.ts';

const { dates: words } = analyticsPageMessages;

/** The days that a person has chosen; null for none. */
export interface ChosenDays {
  date: string | null;
  compared: string | null;
}

/** Returns what is wrong with the chosen days; the names are those of the fields. */
export function dateErrors(
  { date, compared }: ChosenDays,
  dates: readonly string[],
): Partial<Record<keyof ChosenDays, string>> {
  const errors: Partial<Record<keyof ChosenDays, string>> = {};
  if (date === null) errors.date = words.missing;
  else if (!dates.includes(date)) errors.date = words.unavailable;
  if (compared === null) return errors;
  if (!dates.includes(compared)) errors.compared = words.unavailable;
  else if (date !== null && compared >= date) errors.compared = words.notEarlier;
  return errors;
}
