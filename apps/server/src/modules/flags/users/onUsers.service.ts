import type { FlagUserResponse, OnUsersResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { evaluateFlag, hashPerson, prepareFlag } from '../evaluation/evaluation.rules.ts';
import { FlagRequest } from '../evaluation/flagRequest.rules.ts';
import { type FlagPath, flagKeyOf } from '../flags/flags.service.ts';
import { type CurrentFlag, type FlagKey, readCurrent } from '../flags/flags.store.ts';
import * as store from './flagUsers.store.ts';

/** Lists the people a flag is on for. */
export type OnUsersService = ReturnType<typeof createOnUsers>;

/** The most people that are listed for a flag that does not list them itself. */
const MOST = 1000;
const BATCH_SIZE = 5000;

/** Returns the people that a flag lists, with the last request of any form of their identifier. */
async function findListed(
  tx: AccountTransaction,
  key: FlagKey,
  people: readonly string[],
): Promise<FlagUserResponse[]> {
  const formsOf = (person: string) => [person, person.toLowerCase(), hashPerson(person)];
  const rows = await store.findUsers(tx, key, people.flatMap(formsOf));
  const times = new Map(rows.map((row) => [row.identifier, row.last_requested_at]));
  return people.map((person) => {
    const newest = Math.max(...formsOf(person).map((form) => times.get(form)?.getTime() ?? 0));
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
  const results: FlagUserResponse[] = [];
  let after: store.UserCursor | undefined;
  do {
    const rows = await store.listUsers(tx, key, { after, limit: BATCH_SIZE });
    for (const { identifier, last_requested_at } of rows) {
      if (!evaluateFlag(flag, new FlagRequest({ identifier })).active) continue;
      if (results.length === MOST) return { results, isComplete: false };
      results.push({ _id: identifier, lastRequestAt: last_requested_at.toISOString() });
    }
    after = rows.length === BATCH_SIZE ? rows.at(-1) : undefined;
  } while (after);
  return { results, isComplete: true };
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
