import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql, type Transaction } from 'kysely';
import { accountRole, accountSetting, systemRole } from './migrations/row-security.ts';
import type { Tables } from './schema.ts';

declare const scope: unique symbol;

/** A transaction that reads and writes the rows of one account only. */
export type AccountTransaction = Transaction<Tables> & { readonly [scope]: 'account' };

/** A transaction that acts for nobody in particular: sign-in, the sites' questions, upkeep. */
export type SystemTransaction = Transaction<Tables> & { readonly [scope]: 'system' };

/** The only door to the database. There is no handle to query outside of a transaction with. */
export interface Database {
  /** Runs `work` in one transaction that row-level security confines to `ctx.accountId`. */
  withAccount<Result>(
    ctx: { accountId: string },
    work: (tx: AccountTransaction) => Promise<Result>,
  ): Promise<Result>;
  /** Runs `work` in one transaction that sees every account. Say in the caller why it must. */
  withSystem<Result>(work: (tx: SystemTransaction) => Promise<Result>): Promise<Result>;
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
