import type { FlagUserResponse, OnUsersResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { isFlagActive, prepareFlag } from '../evaluation/evaluation.rules.ts';
import { FlagRequest } from '../evaluation/flagRequest.rules.ts';
import { hashPerson } from '../evaluation/peopleList.rules.ts';
import { type FlagPath, flagKeyOf } from '../flags/flags.service.ts';
import { type CurrentFlag, type FlagKey, readCurrent } from '../flags/flags.store.ts';
import * as store from './flagUsers.store.ts';

/** Lists the people a flag is on for. */
export type OnUsersService = ReturnType<typeof createOnUsers>;

/** The most people that are listed for a flag that does not list them itself. */
const MOST = 1000;
/** How many times as many identifiers are evaluated as a percentage needs on average. */
const MARGIN = 1.2;

/**
 * Returns the people that a flag lists, with the last request of any form of their identifier: in plain text
 * or hashed. Case does not count, as in the evaluation.
 */
async function findListed(
  tx: AccountTransaction,
  key: FlagKey,
  people: readonly string[],
): Promise<FlagUserResponse[]> {
  const keysOf = (person: string) => [person.toLowerCase(), hashPerson(person)];
  const rows = await store.findUsers(tx, key, people.flatMap(keysOf));
  const times = new Map<string, number>();
  for (const { identifier, last_requested_at: at } of rows) {
    const form = identifier.toLowerCase();
    times.set(form, Math.max(times.get(form) ?? 0, at.getTime()));
  }
  return people.map((person) => {
    const newest = Math.max(...keysOf(person).map((form) => times.get(form) ?? 0));
    return { _id: person, lastRequestAt: newest > 0 ? new Date(newest).toISOString() : null };
  });
}

/** Returns the newest identifiers that a flag is on for. */
async function findNewest(
  tx: AccountTransaction,
  key: FlagKey,
  { state }: CurrentFlag,
): Promise<OnUsersResponse> {
  const flag = prepareFlag({ id: key.flagId, ...state });
  const limit = Math.ceil((MOST * 100 * MARGIN) / (state.percentage ?? 100));
  const rows = await store.listNewestUsers(tx, key, limit);
  const on = rows.filter(({ identifier }) => isFlagActive(flag, new FlagRequest({ identifier })));
  const results = on.slice(0, MOST).map(({ identifier, last_requested_at }) => ({
    _id: identifier,
    lastRequestAt: last_requested_at.toISOString(),
  }));
  return { results, isComplete: rows.length < limit && on.length <= MOST };
}

/** Creates the service. */
export function createOnUsers(database: Database) {
  return {
    /** Returns the people a flag lists or, for other types, the newest of those it is on for. */
    async list(ctx: RequestContext, path: FlagPath): Promise<OnUsersResponse> {
      const key = flagKeyOf(ctx, path);
      return database.withAccount(ctx, async (tx) => {
        const flag = await readCurrent(tx, key);
        if (!flag) throw notFound();
        const { flag_type: type, individual_users: people, active } = flag.state;
        if (type === 'individual') {
          return { results: await findListed(tx, key, people), isComplete: true };
        }
        // What decides about a group is not stored.
        if (type === 'group') return { results: [], isComplete: false };
        return active ? findNewest(tx, key, flag) : { results: [], isComplete: true };
      });
    },
  };
}
