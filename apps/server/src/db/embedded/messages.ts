/** A request to the database thread. */
export interface WorkerRequest {
  id: number;
  sql: string;
  /** Null for a script of several statements without parameters. */
  parameters: unknown[] | null;
}

/** The fields of a database error, the same as those of a Postgres server. */
export interface PlainDatabaseError {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
  table?: string;
  column?: string;
}

/** A response of the database thread. `ready` is sent once, before all others. */
export type WorkerResponse =
  | { kind: 'ready' }
  | { kind: 'rows'; id: number; rows: unknown[]; affectedRows: number }
  | { kind: 'error'; id: number; error: PlainDatabaseError }
  | { kind: 'closed' };
