/** Notes a failure that a person need not hear of, for whoever looks into the browser's console. */
export function logQuietly(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.warn(what, cause);
}
