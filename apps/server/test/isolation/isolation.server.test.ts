import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinAsNew, type Person, startTestServer, type TestServer } from '../harness/server.ts';
import { joinAsOwner, joinTeam } from '../harness/team.ts';
import { callOn, hasId, malformed, missing, ofPublic, ofSession, ownAnswer } from './calls.ts';
import { furnish, type Owned, seenBy } from './ownedIds.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;
/** People whose sessions no longer work, by what ended them. */
let ended: Record<string, Person>;
let owned: Owned;
let foreign: Owned;
let before: string;

beforeAll(async () => {
  server = await startTestServer();
  const expired = await joinAsNew(server);
  await server.database.withSystem((tx) =>
    sql`update sessions set expires_at = now() - interval '1 second'`.execute(tx),
  );
  owner = await joinAsOwner(server, 'unlimited');
  stranger = await joinAsOwner(server, 'unlimited');
  const revoked = await joinAsNew(server);
  await revoked.api('DELETE', '/api/v1/auth');
  const removed = await joinTeam(server, owner);
  await owner.api('DELETE', `/api/v1/users/children/${removed.id}`);
  ended = { expired, revoked, removed };
  owned = await furnish(server, owner);
  foreign = await furnish(server, stranger);
  await server.database.withSystem((tx) => sql`update sessions set proved_at = now()`.execute(tx));
  before = await seenBy(owner, owned);
}, 120_000);

afterAll(() => server.close());

describe.each(ofSession)('%s', (_, record) => {
  test('rejects requests without a valid session for any id', async () => {
    const tokens = [undefined, 'x'.repeat(43), ...Object.values(ended).map(({ token }) => token)];
    for (const token of tokens) {
      for (const of of [owned, missing, malformed]) {
        const answer = await callOn(server, record, of, token);
        expect(answer.status).toBe(401);
        expect(answer.text).toBe('{"message":"Please sign in.","code":"unauthenticated"}');
      }
    }
  });
});

describe.each(ofSession.filter(hasId))('%s', (_, record) => {
  test('responds alike to a foreign, an unknown and a malformed id', async () => {
    const answers = [
      await callOn(server, record, owned, stranger.token),
      await callOn(server, record, foreign, owner.token),
      await callOn(server, record, missing, owner.token),
      await callOn(server, record, malformed, owner.token),
      await callOn(server, record, 'x'.repeat(150), owner.token),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.text).toBe('{"message":"Not found.","code":"not_found"}');
    }
  });
});

describe.each(ofSession.filter(([, { url }]) => url.includes(':versionId')))('%s', (_, record) => {
  test('does not reach a foreign version through an own product or vice versa', async () => {
    const { pluginVersion, themeVersion } = foreign;
    const mixed = { ...owned, pluginVersion, themeVersion };
    const reversed = {
      ...foreign,
      pluginVersion: owned.pluginVersion,
      themeVersion: owned.themeVersion,
    };
    for (const of of [mixed, reversed]) {
      expect((await callOn(server, record, of, owner.token)).status).toBe(404);
    }
  });
});

test("after all calls, the owner's data is unchanged", async () => {
  expect(await seenBy(owner, owned)).toBe(before);
});

describe.each(ofPublic)('%s', (_, record) => {
  test('responds alike without a session, with an expired one and with that of another account', async () => {
    const expectedStatus = ownAnswer(record);
    for (const token of [undefined, ended.expired?.token, stranger.token, owner.token]) {
      expect((await callOn(server, record, owned, token)).status).toBe(expectedStatus);
    }
  });
});

/** The status of a call with an unknown id, where it is not 404. */
const statusOfMissing: Record<string, number> = {
  readPublicFlags: 200,
  readComposerRepository: 401,
  readComposerPackage: 401,
  downloadComposerDist: 401,
};

describe.each(ofPublic.filter(hasId))('%s', (operationId, record) => {
  test('responds alike to an unknown and a malformed id', async () => {
    const one = await callOn(server, record, missing);
    const other = await callOn(server, record, malformed);
    expect(other.status).toBe(one.status);
    expect(other.text).toBe(one.text);
    expect(one.status).toBe(statusOfMissing[operationId] ?? 404);
  });
});
