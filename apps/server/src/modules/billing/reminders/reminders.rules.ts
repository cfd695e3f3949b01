import { REMINDER_DAYS } from '@pressdock/api/limits';
import { addDays } from '../../../permissions/permissions.rules.ts';

/**
 * Returns how many reminders of a delinquency should have been sent by now. Of those that were missed,
 * only the newest is sent.
 */
export function countDueReminders(since: Date, now: Date): number {
  return REMINDER_DAYS.filter((days) => now >= addDays(since, days)).length;
}
