import { sql } from 'kysely';
import { waitForEmail } from './email.ts';
import {
  type ApiResponse,
  type Person,
  sendRequest,
  signIn,
  signUp,
  type TestServer,
} from './server.ts';

/** Puts an account on a plan, as a payment does. */
export async function setPlan(
  { database }: Pick<TestServer, 'database'>,
  person: Pick<Person, 'id'>,
  plan: 'solo' | 'agency' | 'unlimited',
): Promise<void> {
  await database.withSystem((tx) =>
    sql`update users set selected_plan = ${`pressdock-${plan}-2020`} where id = ${person.id}`.execute(
      tx,
    ),
  );
}

/** Registers an account whose plan includes a team. */
export async function signUpOwner(
  server: TestServer,
  plan: 'agency' | 'unlimited' = 'agency',
): Promise<Person> {
  const owner = await signUp(server);
  await setPlan(server, owner, plan);
  return owner;
}

/** Invites a person. */
export function inviteMember(owner: Person, email: string): Promise<ApiResponse> {
  return owner.api('POST', '/api/v1/users/children', { email });
}

/** Returns the secret of the first (second, …) invitation e-mailed to an address. */
export async function readInvitationSecret(
  server: TestServer,
  email: string,
  which = 1,
): Promise<string> {
  const { link } = await waitForEmail(server, email, 'invitation', which);
  return link.split('/').at(-1) ?? '';
}

/** Accepts an invitation. */
export function acceptInvitation(person: Person, secret: string): Promise<ApiResponse> {
  return person.api('POST', '/api/v1/users/me/join-team', { pendingUUID: secret });
}

/** Returns a person who has joined an owner's team, signed in. */
export async function addMember(server: TestServer, owner: Person): Promise<Person> {
  const member = await signUp(server);
  const invited = await inviteMember(owner, member.email);
  if (invited.status !== 201) throw new Error(`Inviting failed: ${invited.text}`);
  const accepted = await acceptInvitation(member, await readInvitationSecret(server, member.email));
  if (accepted.status !== 204) throw new Error(`Joining failed: ${accepted.text}`);
  return member;
}

/** Creates the operator account with the server's code and signs in to it. */
export async function signUpOperator(server: TestServer): Promise<Person> {
  const email = 'operator@example.com';
  const password = 'a long enough phrase';
  const body = { firstName: 'Olga', lastName: 'Operator', email, password };
  const sent = { ...body, code: server.operatorCode };
  const created = await sendRequest(server.url, 'POST', '/api/v1/users/create/operator', {
    body: sent,
  });
  if (created.status !== 201) throw new Error(`Creating the operator failed: ${created.text}`);
  return signIn(server, email, password);
}
