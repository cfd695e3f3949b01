/** A failure in this tab, with its time and page. */
export interface RecentFailure {
  at: string;
  page: string;
  what: string;
}

const MOST_FAILURES = 10;

/** The most recent failures in this tab, newest last, for a report to support. */
export const recentFailures: RecentFailure[] = [];

/** Logs a failure that the person need not see. Never pass it a secret. */
export function logQuietly(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the only file that writes to the console
  console.warn(what, cause);
  recentFailures.push({
    at: new Date().toISOString(),
    page: location.pathname,
    what: `${what} ${cause}`,
  });
  recentFailures.splice(0, recentFailures.length - MOST_FAILURES);
}
