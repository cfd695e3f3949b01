import type { Config } from '../../config.ts';

/** Whether a part of the installation works. */
export type CheckState = 'ok' | 'warning' | 'failed';

/** The result of examining one part of the installation. */
export interface CheckResult {
  /** The part, such as `database`. */
  name: string;
  state: CheckState;
  /** What was found, in a sentence without secrets. */
  message: string;
  /** What to do; undefined if nothing needs to be done. */
  remedy?: string;
}

/** The installation to examine. */
export interface Examined {
  config: Config;
  /** All environment variables. */
  settings: NodeJS.ProcessEnv;
  /** The settings with a problem, which count as unset. */
  invalid: ReadonlySet<string>;
}

/** Examines a part of the installation. */
export type Check = (examined: Examined) => Promise<CheckResult[]> | CheckResult[];

/** Creates the results of a part. */
export function resultsOf(name: string) {
  return {
    ok: (message: string): CheckResult => ({ name, state: 'ok', message }),
    warning: (message: string, remedy: string): CheckResult => ({
      ...{ name, message, remedy },
      state: 'warning',
    }),
    failed: (message: string, remedy: string): CheckResult => ({
      ...{ name, message, remedy },
      state: 'failed',
    }),
  };
}

/** Returns the result of a part that was not examined, because settings that it needs are invalid. */
export function skipInvalid(
  name: string,
  { invalid }: Examined,
  needed: readonly string[],
): CheckResult | undefined {
  const found = needed.filter((setting) => invalid.has(setting));
  if (found.length === 0) return undefined;
  return resultsOf(name).warning(
    `Not examined, because ${found.join(' and ')} ${found.length > 1 ? 'are' : 'is'} not valid.`,
    'Correct the setting first.',
  );
}

/** Returns the first line of an error, without the passwords of URLs. */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as NodeJS.ErrnoException & { cause?: Error };
  const inner = cause instanceof Error && cause.message ? `: ${cause.message}` : '';
  const [line = ''] = `${message || code || String(error)}${inner}`.split('\n');
  return line.replace(/:\/\/[^\s@/]*@/g, '://').replace(/\.$/, '');
}

/** Returns bytes in a readable unit. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 2 ** 20;
  return megabytes >= 1024 ? `${(megabytes / 1024).toFixed(1)} GB` : `${Math.round(megabytes)} MB`;
}
