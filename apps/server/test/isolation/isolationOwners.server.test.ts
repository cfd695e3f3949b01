import { isRead } from '@pressdock/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person, TestServer } from '../harness/server.ts';
import { signUpOwner } from '../harness/team.ts';
import { callOn, expectedOwnerStatus } from './calls.ts';
import { addOneOfEach, type OwnedIds, startIsolationServer } from './ownedIds.ts';
import { sessionRoutes } from './routeLists.ts';

let server: TestServer;
/** The data of another account. */
let foreign: OwnedIds;
let owner: Person | undefined;
let owned: OwnedIds;

beforeAll(async () => {
  server = await startIsolationServer();
  foreign = await addOneOfEach(server, await signUpOwner(server, 'unlimited'));
});

afterAll(() => server.close());

/** Calls that only add something, so that the next one still finds what it needs. */
const adds = /^(add|copy|create(?!License)|inspect|invite|preview|replay|test|upload|validate)/;

/** Returns an owner whose objects no call has changed or deleted yet. */
async function useOwner(): Promise<Person> {
  if (owner) return owner;
  owner = await signUpOwner(server, 'unlimited');
  owned = await addOneOfEach(server, owner);
  // Confirms the password in advance, so that only the caller's identity decides.
  await server.database.withSystem((tx) => sql`update sessions set proved_at = now()`.execute(tx));
  return owner;
}

describe.each(sessionRoutes)('%s', (_, record) => {
  test('responds to its owner and shows nothing of another account', async () => {
    const { token } = await useOwner();
    const response = await callOn(server, record, owned, token);
    const isUnchanged =
      isRead(record) || response.status >= 400 || adds.test(record.config.operationId);
    if (!isUnchanged) owner = undefined;
    expect(response.status).toBe(expectedOwnerStatus(record));
    for (const id of Object.values(foreign)) expect(response.text.includes(id)).toBe(false);
  });
});
