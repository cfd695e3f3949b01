import type { App } from '../../http.ts';
import type { Metric } from '../metrics/metric.ts';
import { currentWork } from './work.ts';

/** The failures of work that no request waits for. */
export interface FailureLog {
  /** Logs an error with the ids of its work. @param module the name of the module that failed */
  logFailure(error: unknown, module?: string): void;
  failures: Metric;
}

/** Creates the log of an app. @param modules the names of all modules that may fail */
export function createFailureLog(app: App, modules: readonly string[]): FailureLog {
  const counts = new Map(['server', ...modules].map((name) => [name, 0]));
  return {
    logFailure(error, module = 'server') {
      counts.set(module, (counts.get(module) ?? 0) + 1);
      app.log.error({ module, ...currentWork(), err: error }, 'background work failed');
    },
    failures: {
      name: 'pressdock_background_failures_total',
      type: 'counter',
      help: 'Failures of work that no request waits for, by module. Each is in the log.',
      read: () => [...counts].map(([name, value]) => ({ labels: { module: name }, value })),
    },
  };
}
