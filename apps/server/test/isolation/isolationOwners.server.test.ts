import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../harness/server.ts';
import { joinAsOwner } from '../harness/team.ts';
import { callOn, ofSession, ownAnswer } from './calls.ts';
import { furnish, type Owned } from './ownedIds.ts';

let server: TestServer;
/** The data of another account. */
let foreign: Owned;
let owner: Person | undefined;
let owned: Owned;

beforeAll(async () => {
  server = await startTestServer();
  foreign = await furnish(server, await joinAsOwner(server, 'unlimited'));
});

afterAll(() => server.close());

/** Returns an owner whose data no call has changed yet. */
async function useOwner(): Promise<Person> {
  if (owner) return owner;
  owner = await joinAsOwner(server, 'unlimited');
  owned = await furnish(server, owner);
  // Confirms the password in advance, so that only the caller's identity decides.
  await server.database.withSystem((tx) => sql`update sessions set proved_at = now()`.execute(tx));
  return owner;
}

describe.each(ofSession)('%s', (_, record) => {
  test('responds to its owner and shows nothing of another account', async () => {
    const { token } = await useOwner();
    const answer = await callOn(server, record, owned, token);
    if (record.method !== 'GET') owner = undefined;
    expect(answer.status).toBe(ownAnswer(record));
    for (const id of Object.values(foreign)) expect(answer.text.includes(id)).toBe(false);
  });
});
