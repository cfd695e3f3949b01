import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInTerminal } from '../../../test/commands/terminal.ts';
import {
  type Person,
  signIn,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';

let server: TestServer;

// Other tests of a shared server expect that it has no operator.
beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const run = (...args: string[]) => runInTerminal(server, ['user', ...args]);
const unique = () => `${crypto.randomUUID()}@example.com`;

/** Returns the entries that the command line left in a person's audit log. */
async function listEntries(email: string): Promise<{ action: string; way: string }[]> {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ action: string; way: string }>`select action, way from audit_log
      where actor = 'Command line' and account_id = (select id from users where email = ${email})
      order by at`.execute(tx),
  );
  return rows;
}

/** Chooses a password with a printed link. */
async function choosePassword(output: string): Promise<string> {
  const nonce = /\/change-password\/(\S+)/.exec(output)?.[1] ?? '';
  const password = 'another long enough phrase';
  const body = { nonce, passwordA: password, passwordB: password };
  const { status, text } = await server.api('POST', '/api/v1/password-reset/reset', { body });
  expect(status, text).toBeLessThan(300);
  return password;
}

describe('pressdock user', () => {
  it('creates an operator, who chooses a password with the printed link', async () => {
    const email = unique();
    const created = await run('create-operator', email, '--first-name', 'Olga');
    expect(created.code, created.errors).toBe(0);
    const operator = await signIn(server, email, await choosePassword(created.output));
    const me = (await operator.api('GET', '/api/v1/users/me/actual')).body;
    expect(me).toMatchObject({ isAdmin: true, firstName: 'Olga', lastName: 'Operator' });
    expect((await run('list-operators')).output).toContain(email);
    expect(await listEntries(email)).toEqual([{ action: 'createOperator', way: 'server' }]);
    expect((await run('create-operator', email)).code).toBe(1);
  });

  it('resets the sign-in of an operator, too', async () => {
    const email = unique();
    const { output } = await run('create-operator', email);
    const operator = await signIn(server, email, await choosePassword(output));
    const reset = await run('reset', email.toUpperCase(), '--json');
    expect(reset.code).toBe(0);
    expect((await operator.api('GET', '/api/v1/users/me/actual')).status).toBe(401);
    const { result } = JSON.parse(reset.output);
    await signIn(server, email, await choosePassword(result.link));
  });

  it('suspends a person, ends that, and appoints and dismisses operators', async () => {
    const person = await signUp(server);
    await expectDone('suspend', person, 'Suspended');
    expect((await person.api('GET', '/api/v1/users/me/actual')).status).toBe(401);
    await expectDone('unsuspend', person, 'Ended the suspension of');
    await expectDone('make-operator', person, 'is now an operator');
    expect((await run('suspend', person.email)).errors).toContain("End this person's role first");
    await expectDone('remove-operator', person, 'is no longer an operator');
    expect((await listEntries(person.email)).map(({ action }) => action)).toEqual([
      ...['suspendAccount', 'restoreAccount', 'setOperator', 'setOperator'],
    ]);
  });

  it.each([
    { args: ['suspend', 'nobody@example.com'], code: 1, message: 'There is no account' },
    { args: ['create-operator', 'nobody'], code: 2, message: 'e-mail' },
    { args: ['suspend'], code: 2, message: 'Usage: pressdock user' },
    { args: ['toString', 'a@example.com'], code: 2, message: 'Usage: pressdock user' },
  ])('refuses $args', async ({ args, code, message }) => {
    const outcome = await run(...args);
    expect(outcome.code).toBe(code);
    expect(outcome.errors).toContain(message);
  });
});

async function expectDone(action: string, { email }: Person, text: string): Promise<void> {
  const outcome = await run(action, email);
  expect(outcome.code, outcome.errors).toBe(0);
  expect(outcome.output).toContain(text);
}
