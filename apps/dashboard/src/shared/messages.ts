import { formatCount } from './format.ts';

/** Sentences that more than one screen shows. */
export const sharedMessages = {
  retry: 'Try again',
  pageFailed: 'This page could not be shown.',
  /** @see security rules, "Passwords" */
  tooManyAttempts: (seconds: number | undefined) =>
    seconds === undefined
      ? 'Too many attempts. Please wait a moment and try again.'
      : `Too many attempts. Please wait ${waitText(seconds)} and try again.`,
} as const;

function waitText(seconds: number): string {
  return seconds < 120
    ? formatCount(Math.max(1, seconds), 'second', 'seconds')
    : formatCount(Math.ceil(seconds / 60), 'minute', 'minutes');
}
