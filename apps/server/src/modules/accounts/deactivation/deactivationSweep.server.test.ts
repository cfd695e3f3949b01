import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  confirmPassword,
  type Person,
  register,
  signIn,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { collectDeclared } from '../../../composition.ts';
import { updateDemoAccess } from '../../../demo/demo.ts';
import { DEMO_SIGN_IN } from '../../../demo/demoSignIn.ts';
import { modules } from '../../../modules.ts';
import { sweepDeactivated } from './deactivationSweep.ts';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ada = await register(server);
});
afterAll(() => server.close());

const attempt = ({ email, password }: Pick<Person, 'email' | 'password'>, more: object = {}) =>
  server.api('POST', '/api/v1/auth', { body: { email, password, ...more } });

async function deactivate(person: Person): Promise<string> {
  await confirmPassword(person);
  const response = await person.api('DELETE', '/api/v1/users/me/deactivate');
  expect(response.status).toBe(200);
  return response.body.endsAt;
}

/** Moves a deactivation 30 days into the past. */
const endGracePeriod = ({ email }: Pick<Person, 'email'>) =>
  server.database.withSystem((tx) =>
    sql`update users set leaves_at = now() - interval '1 second'
      where leaves_at is not null and email = ${email}`.execute(tx),
  );

const forgottenProducts: string[] = [];
const failures: unknown[] = [];
const sweeping = () => ({
  database: server.database,
  largeTables: collectDeclared(modules).largeTables,
  onDelete: async () => undefined,
  onChange: (id: string) => forgottenProducts.push(id),
  onFailure: (error: unknown) => failures.push(error),
});
const sweep = (now?: Date) => sweepDeactivated(sweeping(), now);

test('the sweep deletes expired links and devices that are no longer used', async () => {
  await server.database.withSystem(async (tx) => {
    await sql`insert into reset_requests (id, email, created_at)
      values (${ada.id}, ${ada.email}, now() - interval '25 hours')`.execute(tx);
    await sql`insert into password_resets (nonce_hash, user_id, expires_at)
      values ('old', ${ada.id}, now() - interval '1 second'),
        ('young', ${ada.id}, now() + interval '1 minute')`.execute(tx);
    await sql`insert into known_devices (user_id, device, network, seen_at)
      values (${ada.id}, 'Opera', '', now() - interval '366 days')`.execute(tx);
  });
  await sweep();
  const remaining = await server.database.withSystem(async (tx) => [
    await tx.selectFrom('reset_requests').select('email').execute(),
    await tx.selectFrom('password_resets').select('nonce_hash').execute(),
    await tx.selectFrom('known_devices').select('device').where('user_id', '=', ada.id).execute(),
  ]);
  expect(remaining).toEqual([[], [{ nonce_hash: 'young' }], [{ device: 'Unknown browser' }]]);
});

test('the demo account can neither be reactivated nor deleted once the demo is off', async () => {
  const { email, password } = DEMO_SIGN_IN;
  const body = { firstName: 'Mara', lastName: 'Reyes', email, password };
  await server.api('POST', '/api/v1/users/create/register/', { body });
  await deactivate(await signIn(server, email, password));
  await updateDemoAccess(server.database, false);
  expect((await attempt(DEMO_SIGN_IN, { reactivate: true })).status).toBe(401);
  await endGracePeriod(DEMO_SIGN_IN);
  await sweep(new Date(Date.now() + 365 * 24 * 60 * 60 * 1000));
  await updateDemoAccess(server.database, true);
  expect((await attempt(DEMO_SIGN_IN)).status).toBe(200);
});
