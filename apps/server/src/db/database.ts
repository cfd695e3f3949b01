import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql, type Transaction } from 'kysely';
import { accountRole, accountSetting, systemRole } from './migrations/row-security.ts';
import type { Tables } from './schema.ts';

declare const scope: unique symbol;

/** A transaction that reads and writes the rows of one account only. */
export type AccountTransaction = Transaction<Tables> & { readonly [scope]: 'account' };

/** A transaction that acts for nobody in particular: sign-in, the sites' questions, upkeep. */
export type SystemTransaction = Transaction<Tables> & { readonly [scope]: 'system' };

/** Runs one statement, or a script of several without values, as the role that owns the database. */
export type RunStatement = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** The only door to the database. There is no handle to query outside of a transaction with. */
export interface Database {
  /** Runs `work` in one transaction that row-level security confines to `ctx.accountId`. */
  withAccount<Result>(
    ctx: { accountId: string },
    work: (tx: AccountTransaction) => Promise<Result>,
  ): Promise<Result>;
  /** Runs `work` in one transaction that sees every account. Say in the caller why it must. */
  withSystem<Result>(work: (tx: SystemTransaction) => Promise<Result>): Promise<Result>;
  /** For the job library and its own schema alone: row-level security does not bind it. */
  readonly runStatement: RunStatement;
  /** True when the database answers. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Makes the door from a connection whose migrations are done.
 *
 * @param beforeClose ends what else uses the connection
 */
export function createDatabase(
  db: Kysely<Tables>,
  runStatement: RunStatement,
  beforeClose: () => void | Promise<void> = () => undefined,
): Database {
  const running = new AsyncLocalStorage<{ isOpen: boolean }>();

  async function inTransaction<Result>(
    role: string,
    accountId: string,
    work: (tx: Transaction<Tables>) => Promise<Result>,
  ): Promise<Result> {
    // The embedded database has one connection: a transaction inside another would wait for ever.
    if (running.getStore()?.isOpen) throw new Error('A transaction was begun inside another one.');
    const state = { isOpen: true };
    return running.run(state, () =>
      db
        .transaction()
        .execute(async (tx) => {
          await sql`select set_config('role', ${role}, true),
            set_config(${accountSetting}, ${accountId}, true)`.execute(tx);
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
      if (running.getStore()?.isOpen) throw new Error('A statement was run beside a transaction.');
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
    async close() {
      await beforeClose();
      await db.destroy();
    },
  };
}
