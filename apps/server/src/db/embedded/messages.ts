/** What the server's thread asks the database's thread. */
export interface Question {
  id: number;
  sql: string;
  /** Null for a script: several statements and no values. */
  parameters: unknown[] | null;
}

/** What makes up a database error, so that it looks the same as one from a Postgres server. */
export interface PlainDatabaseError {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
  table?: string;
  column?: string;
}

/** What the database's thread answers; `ready` once, before anything else. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'rows'; id: number; rows: unknown[]; affectedRows: number }
  | { kind: 'error'; id: number; error: PlainDatabaseError }
  | { kind: 'closed' };
