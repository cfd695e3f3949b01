import { sql } from 'kysely';
import { letterTo } from './email.ts';
import { type Answer, ask, joinAsNew, type Person, signIn, type TestServer } from './server.ts';

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
export async function joinAsOwner(
  server: TestServer,
  plan: 'agency' | 'unlimited' = 'agency',
): Promise<Person> {
  const owner = await joinAsNew(server);
  await setPlan(server, owner, plan);
  return owner;
}

/** Invites a person. */
export function invite(owner: Person, email: string): Promise<Answer> {
  return owner.api('POST', '/api/v1/users/children', { email });
}

/** Returns the secret of the first (second, …) invitation e-mailed to an address. */
export async function secretFor(server: TestServer, email: string, which = 1): Promise<string> {
  const { link } = await letterTo(server, email, 'invitation', which);
  return link.split('/').at(-1) ?? '';
}

/** Accepts an invitation. */
export function accept(person: Person, secret: string): Promise<Answer> {
  return person.api('POST', '/api/v1/users/me/join-team', { pendingUUID: secret });
}

/** Returns a person who has joined an owner's team, signed in. */
export async function joinTeam(server: TestServer, owner: Person): Promise<Person> {
  const member = await joinAsNew(server);
  const invited = await invite(owner, member.email);
  if (invited.status !== 201) throw new Error(`Inviting failed: ${invited.text}`);
  const accepted = await accept(member, await secretFor(server, member.email));
  if (accepted.status !== 204) throw new Error(`Joining failed: ${accepted.text}`);
  return member;
}

/** Creates the operator account with the server's code and signs in to it. */
export async function joinAsOperator(server: TestServer): Promise<Person> {
  const email = 'operator@example.com';
  const password = 'a long enough phrase';
  const body = { firstName: 'Olga', lastName: 'Operator', email, password };
  const sent = { ...body, code: server.operatorCode };
  const created = await ask(server.url, 'POST', '/api/v1/users/create/operator', { body: sent });
  if (created.status !== 201) throw new Error(`Creating the operator failed: ${created.text}`);
  return signIn(server, email, password);
}
