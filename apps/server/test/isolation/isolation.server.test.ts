import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signUp, type TestServer } from '../harness/server.ts';
import { addMember, signUpOwner } from '../harness/team.ts';
import { callOn, expectedOwnerStatus, malformedId, unknownId } from './calls.ts';
import { addOneOfEach, type OwnedIds, readEverything, startIsolationServer } from './ownedIds.ts';
import { hasId, publicRoutes, sessionRoutes } from './routeLists.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;
/** People whose sessions no longer work, by what ended them. */
let ended: Record<string, Person>;
let owned: OwnedIds;
let foreign: OwnedIds;
let before: string;

beforeAll(async () => {
  server = await startIsolationServer();
  const expired = await signUp(server);
  await server.database.withSystem((tx) =>
    sql`update sessions set expires_at = now() - interval '1 second'`.execute(tx),
  );
  owner = await signUpOwner(server, 'unlimited');
  stranger = await signUpOwner(server, 'unlimited');
  const revoked = await signUp(server);
  await revoked.api('DELETE', '/api/v1/auth');
  const removed = await addMember(server, owner);
  await owner.api('DELETE', `/api/v1/users/children/${removed.id}`);
  ended = { expired, revoked, removed };
  owned = await addOneOfEach(server, owner);
  foreign = await addOneOfEach(server, stranger);
  await server.database.withSystem((tx) => sql`update sessions set proved_at = now()`.execute(tx));
  before = await readEverything(owner, owned);
}, 120_000);

afterAll(() => server.close());

describe.each(sessionRoutes)('%s', (_, record) => {
  test('rejects requests without a valid session for any id', async () => {
    const tokens = [undefined, 'x'.repeat(43), ...Object.values(ended).map(({ token }) => token)];
    for (const token of tokens) {
      for (const of of [owned, unknownId, malformedId]) {
        const response = await callOn(server, record, of, token);
        expect(response.status).toBe(401);
        expect(response.text).toBe('{"message":"Please sign in.","code":"unauthenticated"}');
      }
    }
  });
});

describe.each(sessionRoutes.filter(hasId))('%s', (_, record) => {
  test('responds alike to a foreign, an unknown and a malformed id', async () => {
    const responses = [
      await callOn(server, record, owned, stranger.token),
      await callOn(server, record, foreign, owner.token),
      await callOn(server, record, unknownId, owner.token),
      await callOn(server, record, malformedId, owner.token),
      await callOn(server, record, 'x'.repeat(150), owner.token),
    ];
    for (const response of responses) {
      expect(response.status).toBe(404);
      expect(response.text).toBe('{"message":"Not found.","code":"not_found"}');
    }
  });
});

describe.each(sessionRoutes.filter(([, { url }]) => url.includes(':versionId')))(
  '%s',
  (_, record) => {
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
  },
);

describe.each(sessionRoutes.filter(([, { url }]) => url.includes(':flagId')))('%s', (_, record) => {
  test('does not reach a foreign flag or change through an own product or vice versa', async () => {
    const { flagProduct, flag } = owned;
    const mixed: OwnedIds[] = [
      { ...foreign, flagProduct },
      { ...owned, flagProduct: foreign.flagProduct },
    ];
    if (record.url.includes(':changeId')) mixed.push({ ...foreign, flagProduct, flag });
    for (const of of mixed) {
      expect((await callOn(server, record, of, owner.token)).status).toBe(404);
    }
  });
});

describe.each(sessionRoutes.filter(([, { url }]) => url.includes(':repoId')))('%s', (_, record) => {
  test('does not reach a foreign repository through an own product or vice versa', async () => {
    const mixed = [
      { ...owned, repository: foreign.repository },
      { ...foreign, repository: owned.repository },
    ];
    for (const of of mixed) {
      expect((await callOn(server, record, of, owner.token)).status).toBe(404);
    }
  });
});

test("after all calls, the owner's data is unchanged", async () => {
  expect(await readEverything(owner, owned)).toBe(before);
});

describe.each(publicRoutes)('%s', (_, record) => {
  test('responds alike without a session, with an expired one and with that of another account', async () => {
    const expectedStatus = expectedOwnerStatus(record);
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

describe.each(publicRoutes.filter(hasId))('%s', (operationId, record) => {
  test('responds alike to an unknown and a malformed id', async () => {
    const one = await callOn(server, record, unknownId);
    const other = await callOn(server, record, malformedId);
    expect(other.status).toBe(one.status);
    expect(other.text).toBe(one.text);
    expect(one.status).toBe(statusOfMissing[operationId] ?? 404);
  });
});
