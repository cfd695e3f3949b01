import { teamValidation } from '@pressdock/api';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEmails, waitForEmail } from '../../../test/harness/email.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import {
  acceptInvitation,
  addMember,
  inviteMember,
  readInvitationSecret,
  setPlan,
  signUpOwner,
} from '../../../test/harness/team.ts';
import { teamMessages } from './team.messages.ts';

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await sharedTestServer();
});
beforeEach(async () => {
  owner = await signUpOwner(server, 'unlimited');
});

const children = '/api/v1/users/children';
const newAddress = () => `${crypto.randomUUID()}@example.com`;
const expire = (of: Person) =>
  server.database.withSystem((tx) =>
    sql`update invitations set expires_at = now() - interval '1 second'
      where account_id = ${of.id}`.execute(tx),
  );
const readInvitation = (secret: string) => server.api('GET', `/api/v1/auth/join-team/${secret}`);
const listPending = async (of: Person) => (await of.api('GET', `${children}/pending`)).body;

/** The expected error for an e-mail address. */
const addressError = (message: string) => ({
  message,
  code: 'conflict',
  fields: { email: message },
});

describe('the right to invite (specification, section 6)', () => {
  test('is unlimited on an unlimited plan', async () => {
    for (const _ of [1, 2, 3, 4, 5]) {
      expect((await inviteMember(owner, newAddress())).status).toBe(201);
    }
    expect(await listPending(owner)).toHaveLength(5);
  });

  test('is limited to three members and invitations on an agency plan', async () => {
    await setPlan(server, owner, 'agency');
    await addMember(server, owner);
    for (const _ of [1, 2]) expect((await inviteMember(owner, newAddress())).status).toBe(201);
    const fourth = await inviteMember(owner, newAddress());
    expect(fourth.status).toBe(403);
    expect(fourth.body).toEqual({ message: teamMessages.full, code: 'forbidden' });
    const [first] = await listPending(owner);
    await owner.api('DELETE', `${children}/pending/${first._id}`);
    expect((await inviteMember(owner, newAddress())).status).toBe(201);
  });

  test('does not count expired invitations, which can be sent again only below the limit', async () => {
    await setPlan(server, owner, 'agency');
    for (const _ of [1, 2, 3]) await inviteMember(owner, newAddress());
    await expire(owner);
    for (const _ of [1, 2, 3]) expect((await inviteMember(owner, newAddress())).status).toBe(201);
    const expired = (await listPending(owner)).find((one: { isExpired: boolean }) => one.isExpired);
    const again = await owner.api('POST', `${children}/pending/${expired._id}/resend`);
    expect(again.status).toBe(403);
    expect(again.body.message).toBe(teamMessages.full);
  });

  test('ends while an invoice is overdue for 14 days', async () => {
    const setSince = (since: Date | null) =>
      server.database.withSystem((tx) =>
        sql`update users set is_delinquent = true, delinquent_since = ${since}
          where id = ${owner.id}`.execute(tx),
      );
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    await setSince(ago(13));
    expect((await inviteMember(owner, newAddress())).status).toBe(201);
    await setSince(ago(15));
    const refused = await inviteMember(owner, newAddress());
    expect([refused.status, refused.body.message]).toEqual([403, teamMessages.unpaidInvoice]);
    await setSince(null);
    expect((await inviteMember(owner, newAddress())).body.message).toBe(teamMessages.unpaid);
  });

  test('does not exist on any other plan', async () => {
    await setPlan(server, owner, 'solo');
    const response = await inviteMember(owner, newAddress());
    expect(response.status).toBe(403);
    expect(response.body.message).toBe(teamMessages.noTeam);
  });

  test('after a downgrade keeps members, but accepts neither new nor invited ones', async () => {
    const member = await addMember(server, owner);
    const late = await signUp(server);
    await inviteMember(owner, late.email);
    const secret = await readInvitationSecret(server, late.email);
    await setPlan(server, owner, 'solo');
    expect((await member.api('GET', '/api/v1/users/me/')).body._id).toBe(owner.id);
    expect((await inviteMember(owner, newAddress())).status).toBe(403);
    const response = await acceptInvitation(late, secret);
    expect(response.status).toBe(409);
    expect(response.body.message).toBe(teamMessages.teamTakesNone);
  });
});

describe('an invitation', () => {
  test('is sent by e-mail with the inviter, the team, its expiry and a link', async () => {
    await owner.api('PUT', `/api/v1/users/${owner.id}`, { businessName: 'Lantern & Tide' });
    const email = newAddress();
    await inviteMember(owner, `  ${email.toUpperCase()} `);
    const received = await waitForEmail(server, email, 'invitation');
    expect(received.subject).toBe('Ada Example invited you to Lantern & Tide');
    const secret = received.link.slice(`${server.url}/join-team/`.length);
    expect(received.link).toBe(`${server.url}/join-team/${secret}`);
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const { body } = await readInvitation(secret);
    expect(body).toEqual({
      inviter: 'Ada Example',
      team: 'Lantern & Tide',
      email: `${email[0]}…${email.split('@')[0]?.at(-1)}@example.com`,
      expiresAt: expect.any(String),
    });
    const days = (new Date(body.expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    const [pending] = await listPending(owner);
    expect(pending).toMatchObject({ email, isExpired: false, expiresAt: body.expiresAt });
    expect(secret).not.toContain(pending._id);
  });

  test('is stored only as a hash', async () => {
    const email = newAddress();
    await inviteMember(owner, email);
    const secret = await readInvitationSecret(server, email);
    const { rows } = await server.database.withSystem((tx) =>
      sql`select * from invitations where account_id = ${owner.id}`.execute(tx),
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('responds alike for addresses with and without an account', async () => {
    const known = await signUp(server);
    const responses = [
      await inviteMember(owner, known.email),
      await inviteMember(owner, newAddress()),
    ];
    for (const { status, body } of responses) {
      expect(status).toBe(201);
      expect(body).toEqual({ _id: expect.any(String) });
    }
  });

  test('is rejected for oneself, for a member and for an address that was invited already', async () => {
    const member = await addMember(server, owner);
    const email = newAddress();
    await inviteMember(owner, email);
    for (const [address, message] of [
      [owner.email.toUpperCase(), teamMessages.self],
      [member.email, teamMessages.member],
      [email, teamMessages.invited],
    ] as const) {
      const response = await inviteMember(owner, address);
      expect(response.status).toBe(409);
      expect(response.body).toEqual(addressError(message));
    }
  });

  test('that is sent again works only with the new link', async () => {
    const email = newAddress();
    const { _id } = (await inviteMember(owner, email)).body;
    const first = await readInvitationSecret(server, email);
    await expire(owner);
    const again = await owner.api('POST', `${children}/pending/${_id}/resend`);
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ _id, email, isExpired: false });
    const second = await readInvitationSecret(server, email, 2);
    expect((await readInvitation(first)).status).toBe(404);
    expect((await readInvitation(second)).status).toBe(200);
    expect(await listEmails(server, email, 'invitation')).toHaveLength(2);
  });

  test('responds alike if it is expired, revoked, used or made up', async () => {
    const used = await signUp(server);
    await inviteMember(owner, used.email);
    const usedSecret = await readInvitationSecret(server, used.email);
    expect((await acceptInvitation(used, usedSecret)).status).toBe(204);
    const revoked = await signUp(server);
    const { _id } = (await inviteMember(owner, revoked.email)).body;
    const revokedSecret = await readInvitationSecret(server, revoked.email);
    expect((await owner.api('DELETE', `${children}/pending/${_id}`)).status).toBe(204);
    const late = await signUp(server);
    await inviteMember(owner, late.email);
    const lateSecret = await readInvitationSecret(server, late.email);
    await expire(owner);
    for (const [person, secret] of [
      [used, usedSecret],
      [revoked, revokedSecret],
      [late, lateSecret],
      [late, 'x'.repeat(43)],
    ] as const) {
      for (const response of [
        await readInvitation(secret),
        await acceptInvitation(person, secret),
      ]) {
        expect(response.status).toBe(404);
        expect(response.body).toEqual({ message: 'Not found.', code: 'not_found' });
      }
    }
  });

  test('cannot be accepted by another person, and remains valid for the invited one', async () => {
    const invited = await signUp(server);
    const thief = await signUp(server);
    await inviteMember(owner, invited.email);
    const secret = await readInvitationSecret(server, invited.email);
    const stolen = await acceptInvitation(thief, secret);
    expect(stolen.status).toBe(403);
    expect(stolen.body.message).toBe(teamValidation.invitationForOtherEmail);
    expect((await thief.api('GET', '/api/v1/users/me/')).body._id).toBe(thief.id);
    expect((await acceptInvitation(invited, secret)).status).toBe(204);
  });
});
