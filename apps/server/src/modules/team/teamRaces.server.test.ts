import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  type ApiResponse,
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { acceptInvitation, inviteMember, signUpOwner } from '../../../test/harness/team.ts';
import { createToken, hashToken } from '../../identity/token.ts';

/** Only Postgres runs these in parallel; the embedded database has one connection. */
const rounds = process.env.TEST_ENGINE === 'postgres' ? 25 : 5;
const parallel = 20;

let server: TestServer;
let owner: Person;
let owners: Person[];
let person: Person;

beforeAll(async () => {
  server = await sharedTestServer();
  person = await signUp(server);
  owners = await Promise.all(Array.from({ length: parallel }, () => signUpOwner(server)));
  [owner = person] = owners;
}, 120_000);

const all = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: parallel }, (_, index) => work(index)));

const countStatus = (responses: readonly ApiResponse[], status: number): number =>
  responses.filter((response) => response.status === status).length;

const clear = () =>
  server.database.withSystem(async (tx) => {
    await sql`delete from invitations`.execute(tx);
    await sql`delete from team_members`.execute(tx);
    await sql`update sessions set account_id = user_id`.execute(tx);
  });

/** Inserts an invitation without sending thousands of e-mails. */
async function insertInvitation(by: Person): Promise<string> {
  const secret = createToken();
  await server.database.withSystem((tx) =>
    sql`insert into invitations (id, account_id, email, secret_hash, expires_at)
      values (${randomUUID()}, ${by.id}, ${person.email}, ${hashToken(secret)},
        now() + interval '1 day')`.execute(tx),
  );
  return secret;
}

const members = async (): Promise<number> => {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ count: number }>`select count(*) as count from team_members`.execute(tx),
  );
  return rows[0]?.count ?? 0;
};

test('twenty concurrent invitations never exceed the limit of an agency plan', {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await clear();
    const responses = await all(() => inviteMember(owner, `${randomUUID()}@example.com`));
    expect([countStatus(responses, 201), countStatus(responses, 403)]).toEqual([3, 17]);
    const { body } = await owner.api('GET', '/api/v1/users/children/pending');
    expect(body).toHaveLength(3);
  }
});

test('an invitation that is accepted twenty times at once is accepted once', {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await clear();
    const secret = await insertInvitation(owner);
    const responses = await all(() => acceptInvitation(person, secret));
    expect(countStatus(responses, 204)).toBe(1);
    expect(countStatus(responses, 404) + countStatus(responses, 409)).toBe(parallel - 1);
    expect(await members()).toBe(1);
  }
});

test('a person who joins twenty teams at once joins one', { timeout: 300_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    await clear();
    const secrets = await all((index) => insertInvitation(owners[index] ?? owner));
    const responses = await all((index) => acceptInvitation(person, secrets[index] ?? ''));
    expect([countStatus(responses, 204), countStatus(responses, 409)]).toEqual([1, parallel - 1]);
    expect(await members()).toBe(1);
  }
});
