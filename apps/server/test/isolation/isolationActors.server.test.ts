import { isRead, type RouteRecord, type SessionRecord } from '@pressdock/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionContext } from '../../src/context.ts';
import { refuseCaller } from '../../src/plugins/access.rules.ts';
import {
  type ApiResponse,
  confirmPassword,
  type Person,
  signIn,
  signUp,
  type TestServer,
} from '../harness/server.ts';
import { addMember, signUpOperator, signUpOwner } from '../harness/team.ts';
import { callOn, unknownId } from './calls.ts';
import { addOneOfEach, type OwnedIds, readEverything, startIsolationServer } from './ownedIds.ts';
import { hasId, sessionRoutes } from './routeLists.ts';

type Actor = SessionContext['actor'];

let server: TestServer;
let owner: Person;
let owned: OwnedIds;
let foreign: OwnedIds;
let before: string;
/** People who may act in the owner's account, besides the owner. */
let insiders: (readonly [Actor, Person])[];
/** People who may not act in the owner's account. */
let outsiders: (readonly [Actor, Person])[];

beforeAll(async () => {
  server = await startIsolationServer();
  const operator = await signUpOperator(server);
  owner = await signUpOwner(server, 'unlimited');
  const stranger = await signUpOwner(server, 'unlimited');
  const viewing = async (of: Person) => {
    const session = await signIn(server, operator.email, operator.password);
    await confirmPassword(session);
    await session.api('POST', `/api/v1/admin/accounts/${of.id}/view`);
    return session;
  };
  const [member, otherMember] = [await addMember(server, owner), await addMember(server, stranger)];
  owned = await addOneOfEach(server, owner);
  foreign = await addOneOfEach(server, stranger);
  insiders = [
    ['member', member],
    ['viewing', await viewing(owner)],
  ];
  outsiders = [
    ['owner', await signUp(server)],
    ['member', otherMember],
    ['operator', operator],
    ['viewing', await viewing(stranger)],
  ];
  await server.database.withSystem((tx) => sql`update sessions set proved_at = now()`.execute(tx));
  before = await readEverything(owner, owned);
}, 120_000);

afterAll(() => server.close());

/** Calls that end or change the caller's own session; other tests cover them. */
const sessionChanging = new Set([
  'signOut',
  'revokeOtherSessions',
  'deactivate',
  'leaveTeam',
  'viewAccount',
  'endViewing',
]);
const otherCalls = sessionRoutes.filter(([name]) => !sessionChanging.has(name));

/** Calls about the person instead of the account. */
const personal = /^(?:readProfile|saveProfile|revokeSession)$/;

/** The statuses of reads that need billing, which the server of this test does not have. */
const unbilled: ReadonlyMap<string, number> = new Map([
  ['downloadInvoice', 404],
  ['previewPlan', 409],
]);

/** Calls whose response repeats ids from the caller's earlier requests. */
const echoing = /^(?:list|export)AuditLog$|^exportData$/;

/** Expects the error that the rules define. Returns false if they allow the call. */
function expectRefusal(actor: Actor, record: RouteRecord, response: ApiResponse): boolean {
  const refusal = refuseCaller({ actor, isEmailVerified: true }, record as SessionRecord);
  if (!refusal) return false;
  expect(response.status).toBe(refusal.code === 'forbidden' ? 403 : 404);
  expect(response.body).toEqual({ message: refusal.message, code: refusal.code });
  return true;
}

function expectNothingOf(things: OwnedIds, response: ApiResponse): void {
  for (const id of Object.values(things)) expect(response.text.includes(id)).toBe(false);
}

describe.each(otherCalls)('%s', (name, record) => {
  const isAboutOne = hasId([name, record]);

  test("allows people in the owner's account what their role permits, and nothing else", async () => {
    for (const [actor, person] of insiders) {
      const isReading = isRead(record);
      const response = await callOn(server, record, isReading ? owned : unknownId, person.token);
      expectNothingOf(foreign, response);
      if (expectRefusal(actor, record, response)) continue;
      if (personal.test(name)) expect(response.status).toBe(404);
      else if (isReading) expect(response.status).toBe(unbilled.get(name) ?? 200);
      else if (isAboutOne) expect(response.status).toBe(404);
      else expect([401, 403]).not.toContain(response.status);
    }
  });

  test('shows nothing of the account to anybody else', async () => {
    for (const [actor, person] of outsiders) {
      // These calls exist for the operator to read any account.
      if (actor === 'operator' && record.schema.tags.includes('Administration')) continue;
      const response = await callOn(server, record, owned, person.token);
      // The operator's own log names the viewed account.
      if (actor !== 'operator') expect(response.text.includes(owner.email)).toBe(false);
      if (!echoing.test(name)) expectNothingOf(owned, response);
      if (expectRefusal(actor, record, response)) continue;
      if (isAboutOne) expect(response.status).toBe(404);
      else expect(response.status).not.toBe(401);
    }
  });
});

test('only the operator reaches operator calls', async () => {
  for (const [actor, person] of [...insiders, ...outsiders, ['owner', owner] as const]) {
    const { status } = await person.api('GET', `/api/v1/admin/accounts/${owner.id}`);
    expect(status).toBe(actor === 'operator' ? 200 : 404);
  }
});

test("after all calls, the owner's data is unchanged", async () => {
  const after = await readEverything(owner, owned);
  for (const id of Object.values(owned)) expect(after.includes(id)).toBe(before.includes(id));
  expect(after).not.toContain('Taken over');
});
