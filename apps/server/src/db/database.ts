import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql, type Transaction } from 'kysely';
import { accountRole, accountSetting, systemRole } from './migrations/row-security.ts';
import type { Tables } from './schema.ts';

declare const scope: unique symbol;

/** A transaction that reads and writes the rows of one account only. */
export type AccountTransaction = Transaction<Tables> & { readonly [scope]: 'account' };

/** A transaction that sees all accounts: sign-in, requests of sites, maintenance. */
export type SystemTransaction = Transaction<Tables> & { readonly [scope]: 'system' };

/** Runs one statement, or a script of several without values, as the role that owns the database. */
export type RunStatement = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** A consistent view of all rows at one moment, in a transaction of its own that may only read. */
export interface RowSnapshot {
  run: RunStatement;
  /** How long other transactions had to wait, in milliseconds. */
  pauseMs: number;
  close(): Promise<void>;
}

/** Keeps objects from being deleted by any server of the installation. */
export interface ObjectHold {
  /** @throws if objects may have been deleted meanwhile */
  check(): Promise<void>;
  release(): Promise<void>;
}

/** The access of backups to a database. */
export interface BackupAccess {
  /** @param signal ends a copy of the database */
  openSnapshot(signal: AbortSignal): Promise<RowSnapshot>;
  holdObjects(): Promise<ObjectHold>;
  /** Returns whether objects must not be deleted now, because a backup is about to copy them. */
  areObjectsHeld(): Promise<boolean>;
}

/** How many connections a process has: in use, idle, and callers that wait for one. */
export interface ConnectionCounts {
  used: number;
  idle: number;
  waiting: number;
  max: number;
}

/** The only access to the database. Queries are possible only inside a transaction. */
export interface Database {
  /** Runs `work` in one transaction that row-level security confines to `ctx.accountId`. */
  withAccount<Result>(
    ctx: { accountId: string },
    work: (tx: AccountTransaction) => Promise<Result>,
  ): Promise<Result>;
  /** Runs `work` in one transaction that sees every account. Callers state why they need this. */
  withSystem<Result>(work: (tx: SystemTransaction) => Promise<Result>): Promise<Result>;
  /** Only for the job library and its schema: bypasses row-level security. */
  readonly runStatement: RunStatement;
  readonly backups: BackupAccess;
  /** Returns whether the database responds. */
  isReady(): Promise<boolean>;
  connections(): ConnectionCounts;
  close(): Promise<void>;
}

/** The connections of a database, their settings, and the work that uses them. */
interface ConnectionOptions {
  connections?: () => ConnectionCounts;
  /** Stops other users of the connection. */
  beforeClose?: () => void | Promise<void>;
  /**
   * Settings of every transaction, by name. A connection has none of its own, because a pooler such
   * as PgBouncer may run each transaction on another one.
   */
  settings?: Readonly<Record<string, string>>;
}

const unknownConnections = () => ({ used: 0, idle: 0, waiting: 0, max: 0 });

/** Creates a database from a connection with a current schema. */
export function createDatabase(
  db: Kysely<Tables>,
  runStatement: RunStatement,
  { connections = unknownConnections, beforeClose, settings = {} }: ConnectionOptions = {},
): Omit<Database, 'backups'> {
  const running = new AsyncLocalStorage<{ isOpen: boolean }>();

  async function inTransaction<Result>(
    role: string,
    accountId: string,
    work: (tx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    // The embedded database has one connection: a nested transaction would deadlock.
    if (running.getStore()?.isOpen)
      throw new Error('A transaction was started inside another one.');
    const state = { isOpen: true };
    return running.run(state, () =>
      db
        .transaction()
        .execute(async (tx) => {
          const all = { role, [accountSetting]: accountId, ...settings };
          const set = Object.entries(all).map(
            ([name, value]) => sql`set_config(${name}, ${value}, true)`,
          );
          await sql`select ${sql.join(set)}`.execute(tx);
          return work(tx);
        })
        .finally(() => {
          state.isOpen = false;
        }),
    );
  }

  return {
    withAccount: ({ accountId }, work) =>
      inTransaction(accountRole, accountId, (tx) => work(tx as AccountTransaction)),
    withSystem: (work) => inTransaction(systemRole, '', (tx) => work(tx as SystemTransaction)),
    runStatement(text, values) {
      if (running.getStore()?.isOpen)
        throw new Error('A statement was run outside of the open transaction.');
      return runStatement(text, values);
    },
    async isReady() {
      try {
        await sql`select 1`.execute(db);
        return true;
      } catch {
        return false;
      }
    },
    connections,
    async close() {
      await beforeClose?.();
      await db.destroy();
    },
  };
}
