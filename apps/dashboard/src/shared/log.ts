/** Something that failed in this tab, when, and on which page. */
export interface NotedFailure {
  at: string;
  page: string;
  what: string;
}

const KEPT = 10;

/** What failed of late in this tab, the newest last, for a report to whoever helps. */
export const notedFailures: NotedFailure[] = [];

/** Notes a failure that a person need not hear of, for whoever looks into it. Never hand it a secret. */
export function logQuietly(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.warn(what, cause);
  notedFailures.push({
    at: new Date().toISOString(),
    page: location.pathname,
    what: `${what} ${cause}`,
  });
  notedFailures.splice(0, notedFailures.length - KEPT);
}
