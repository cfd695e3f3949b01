import type { App } from '../../http.ts';
import type { TracingConfig } from '../../settings/observabilitySettings.ts';

/** A statement that the database executed. */
export interface ExecutedStatement {
  sql: string;
  ms: number;
  /** The error's code; undefined if the statement succeeded. */
  errorCode: string | undefined;
}

/** Records spans of requests, jobs and statements. They contain names and durations, but no values. */
export interface Tracing {
  /** Records a span of each request, and reports failed exports in the app's log. */
  traceRequests(app: App): void;
  /** Records a span around work that no request waits for. */
  traceWork<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Records a statement of the current request or work; undefined if nobody records statements. */
  addStatement: ((statement: ExecutedStatement) => void) | undefined;
  /** Sends what is recorded, for at most two seconds. */
  close(): Promise<void>;
}

/** Records nothing. */
export const noTracing: Tracing = {
  traceRequests: () => undefined,
  traceWork: (_name, work) => work(),
  addStatement: undefined,
  close: async () => undefined,
};

/** Starts recording traces, if any are configured. Only then, OpenTelemetry is loaded. */
export async function openTracing(config: TracingConfig | null): Promise<Tracing> {
  if (config === null) return noTracing;
  const { startTracing } = await import('./openTelemetry.ts');
  return startTracing(config);
}
