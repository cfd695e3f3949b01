import type { FlagUserResponse } from '@pressdock/api';
import { FLAG_DAYS, FLAG_LIMITS } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { interfaceProductId } from '../../../db/migrations/001-012/002-interface-flags.ts';
import { notFound } from '../../../errors.ts';
import type { Events } from '../../../events.ts';
import { parseId } from '../../../identity/ids.ts';
import { isHashed } from '../evaluation/flagRequest.rules.ts';
import { hashPerson } from '../evaluation/peopleList.rules.ts';
import { findProduct, lockProduct } from '../products/flagProducts.store.ts';
import * as store from './flagUsers.store.ts';

/** Searches and deletes the identifiers that requested flags. */
export type FlagUsersService = ReturnType<typeof createFlagUsers>;

/** Rows deleted per transaction, so that requests of sites do not wait long. */
const BATCH_SIZE = 2000;

/** The dependencies of the service. */
export interface FlagUsersDependencies {
  database: Database;
  events: Pick<Events, 'announce'>;
  /** Stores the requests that are only in memory. */
  flushRequests(): Promise<void>;
}

/** Creates the service. */
export function createFlagUsers({ database, events, flushRequests }: FlagUsersDependencies) {
  return {
    /** Returns the newest identifiers that contain a text. */
    async search(ctx: RequestContext, id: string, text: string): Promise<FlagUserResponse[]> {
      const key = { accountId: ctx.accountId, productId: parseId(id) };
      const rows = await database.withAccount(ctx, async (tx) => {
        if (!(await findProduct(tx, key))) throw notFound();
        return store.searchUsers(tx, key, { text, limit: FLAG_LIMITS.results });
      });
      return rows.map(({ identifier, last_requested_at }) => ({
        _id: identifier,
        lastRequestAt: last_requested_at.toISOString(),
      }));
    },

    /**
     * Deletes what is stored about a person's identifier, in plain text and hashed. Succeeds if there is
     * nothing, because the caller cannot know.
     */
    async remove(ctx: RequestContext, id: string, identifier: string): Promise<void> {
      const key = { accountId: ctx.accountId, productId: parseId(id) };
      const person = identifier.trim().toLowerCase();
      const keys = [person, hashPerson(person)];
      // A request from before would otherwise store the identifier again.
      await flushRequests();
      await database.withAccount(ctx, async (tx) => {
        if (!(await lockProduct(tx, key))) throw notFound();
        await store.deleteUser(tx, key, keys);
        const plain = isHashed(person) ? await store.findListedByDigest(tx, key, person) : [];
        await store.unlistUser(tx, key, [...keys, ...plain]);
      });
      events.announce('flagsChanged', { productId: key.productId });
    },

    /** Deletes the requests for the interface flags that the dashboard of a deleted account made. */
    async forgetPerson(tx: SystemTransaction, email: string): Promise<void> {
      const person = email.trim().toLowerCase();
      await store.deletePerson(tx, interfaceProductId, [person, hashPerson(person)]);
    },

    /** Deletes the identifiers that have made no request for a long time. */
    async prune(): Promise<void> {
      let deleted = BATCH_SIZE;
      while (deleted >= BATCH_SIZE) {
        deleted = await database.withSystem((tx) =>
          store.deleteExpired(tx, FLAG_DAYS.stored, BATCH_SIZE),
        );
      }
    },
  };
}
