import type { App } from '../../http.ts';

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
