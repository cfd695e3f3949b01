import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomer } from '../../../test/harness/licenses.ts';
import {
  type Person,
  sharedTestServer,
  signIn,
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

describe('a person cannot join a team', () => {
  const refusal = async (person: Person, which = 1) => {
    await inviteMember(owner, person.email);
    const response = await acceptInvitation(
      person,
      await readInvitationSecret(server, person.email, which),
    );
    expect(response.status).toBe(409);
    return response.body.message;
  };

  test('as a member of another team', async () => {
    const other = await signUpOwner(server);
    const member = await addMember(server, other);
    expect(await refusal(member, 2)).toBe(teamMessages.inTeam);
    expect((await member.api('GET', '/api/v1/users/me/')).body._id).toBe(other.id);
  });

  test.each([
    [
      'products',
      (person: Person) =>
        person.api('POST', '/api/v1/plugins', { name: 'x', slug: 'x', description: 'x' }),
    ],
    ['customers', (person: Person) => addCustomer(person)],
    [
      'a team of their own',
      async (person: Person) => {
        await setPlan(server, person, 'agency');
        await addMember(server, person);
      },
    ],
    [
      'pending invitations',
      async (person: Person) => {
        await setPlan(server, person, 'agency');
        await inviteMember(person, newAddress());
      },
    ],
  ] as const)('with %s', async (_, own) => {
    const person = await signUp(server);
    await own(person);
    expect(await refusal(person)).toBe(teamMessages.ownsThings);
    expect((await person.api('GET', '/api/v1/users/me/')).body._id).toBe(person.id);
  });
});

describe('a member', () => {
  test("acts in the owner's account under their own name", async () => {
    const { _id } = (
      await owner.api('POST', '/api/v1/plugins', { name: 'n', slug: 's', description: 'x' })
    ).body;
    const member = await addMember(server, owner);
    const me = (await member.api('GET', '/api/v1/users/me/')).body;
    const actual = (await member.api('GET', '/api/v1/users/me/actual')).body;
    expect(me).toMatchObject({
      _id: owner.id,
      email: owner.email,
      selectedPlan: 'pressdock-unlimited-2020',
      isAdmin: false,
      viewingEndsAt: null,
    });
    expect(actual).toMatchObject({ _id: member.id, email: member.email });
    expect((await member.api('GET', `/api/v1/plugins/${_id}`)).status).toBe(200);
    const body = { name: 'Made by a member', slug: 'made', description: 'x' };
    const made = await member.api('POST', '/api/v1/plugins', body);
    expect((await owner.api('GET', `/api/v1/plugins/${made.body._id}`)).body.name).toBe(body.name);
  });

  test('does so also after signing in again, and has their own profile', async () => {
    const member = await addMember(server, owner);
    const again = await signIn(server, member.email, member.password);
    expect((await again.api('GET', '/api/v1/users/me/')).body._id).toBe(owner.id);
    const profile = await again.api('GET', `/api/v1/users/${member.id}`);
    expect(profile.body.email).toBe(member.email);
    expect((await again.api('GET', `/api/v1/users/${owner.id}`)).status).toBe(404);
  });

  test('keeps the session that joined, and no other', async () => {
    const member = await signUp(server);
    const elsewhere = await signIn(server, member.email, member.password);
    await inviteMember(owner, member.email);
    await acceptInvitation(member, await readInvitationSecret(server, member.email));
    expect((await member.api('GET', '/api/v1/users/me/')).status).toBe(200);
    expect((await elsewhere.api('GET', '/api/v1/users/me/')).status).toBe(401);
  });

  test('is listed with the times of joining and last activity', async () => {
    const member = await addMember(server, owner);
    const { body } = await owner.api('GET', children);
    expect(body).toEqual([
      {
        _id: member.id,
        email: member.email,
        firstName: 'Ada',
        lastName: 'Example',
        joinedAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
  });

  test('a removed member is signed out at once and then acts for their own account', async () => {
    const member = await addMember(server, owner);
    expect((await member.api('GET', '/api/v1/plugins')).status).toBe(200);
    expect((await owner.api('DELETE', `${children}/${member.id}`)).status).toBe(204);
    for (const path of ['/api/v1/plugins', '/api/v1/users/me/']) {
      expect((await member.api('GET', path)).status).toBe(401);
    }
    const again = await signIn(server, member.email, member.password);
    expect((await again.api('GET', '/api/v1/users/me/')).body._id).toBe(member.id);
    expect((await owner.api('DELETE', `${children}/${member.id}`)).status).toBe(404);
  });

  test('a member who leaves keeps this session, which then acts for their own account', async () => {
    const member = await addMember(server, owner);
    const elsewhere = await signIn(server, member.email, member.password);
    expect((await member.api('DELETE', '/api/v1/users/me/team')).status).toBe(204);
    expect((await member.api('GET', '/api/v1/users/me/')).body._id).toBe(member.id);
    expect((await elsewhere.api('GET', '/api/v1/users/me/')).status).toBe(401);
    const again = await member.api('DELETE', '/api/v1/users/me/team');
    expect(again.status).toBe(409);
    expect(again.body.message).toBe(teamMessages.notInTeam);
  });

  test('of a deleted account acts for their own account and can sign in', async () => {
    const member = await addMember(server, owner);
    await server.database.withSystem((tx) =>
      sql`update users set deactivated_at = now() where id = ${owner.id}`.execute(tx),
    );
    expect((await member.api('GET', '/api/v1/plugins')).status).toBe(401);
    const again = await signIn(server, member.email, member.password);
    expect((await again.api('GET', '/api/v1/users/me/')).body._id).toBe(member.id);
  });
});
