import { adminValidation } from '@pressdock/api';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signUp, startTestServer, type TestServer } from '../../../test/harness/server.ts';
import { signUpOperator } from '../../../test/harness/team.ts';
import { seedDemoOperator, updateDemoAccess } from '../../demo/demo.ts';
import { DEMO_OPERATOR } from '../../demo/demoSignIn.ts';
import { createOperatorService } from './operator.service.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const create = (code: string | undefined, email = `${crypto.randomUUID()}@example.com`) =>
  server.api('POST', '/api/v1/users/create/operator', {
    body: { firstName: 'O', lastName: 'P', email, password: 'a long enough phrase', code },
  });

const operators = async (): Promise<number> => {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ count: number }>`select count(*) as count from users where is_admin`.execute(tx),
  );
  return rows[0]?.count ?? 0;
};

describe('the first start', () => {
  test('offers a code that creates the operator account once and is not stored in plain text', async () => {
    expect(server.operatorCode).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const { rows } = await server.database.withSystem((tx) =>
      sql`select * from operator_codes`.execute(tx),
    );
    expect(JSON.stringify(rows)).not.toContain(server.operatorCode);
    expect((await create(server.operatorCode)).status).toBe(201);
    const again = await create(server.operatorCode);
    expect(again.status).toBe(403);
    expect(again.body.message).toBe(adminValidation.operatorCodeWrong);
    expect(await operators()).toBe(1);
    const log = await server.database.withSystem((tx) =>
      sql`select action, way, outcome, network from audit_log`.execute(tx),
    );
    const expectedEntry = { action: 'createOperator', way: 'session', outcome: 'done' };
    expect(log.rows).toEqual([{ ...expectedEntry, network: '127.0.0.0/24' }]);
    expect(await createOperatorService(server.database).renewCode()).toBeUndefined();
  });

  test('creates one operator when twenty requests use the code at once', async () => {
    const { operatorCode } = server;
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(operatorCode)));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 403)]);
    expect(await operators()).toBe(1);
  });

  test('offers a new code on each start; a wrong code creates nobody', async () => {
    const code = await createOperatorService(server.database).renewCode();
    for (const wrong of [server.operatorCode, 'x']) expect((await create(wrong)).status).toBe(403);
    expect(await operators()).toBe(0);
    expect((await create(code)).status).toBe(201);
  });

  test('replaces the code of servers that start at the same time, one after another', async () => {
    const service = createOperatorService(server.database);
    const codes = await Promise.all(Array.from({ length: 20 }, () => service.renewCode()));
    const statuses: number[] = [];
    for (const code of codes) statuses.push((await create(code)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  });

  test('keeps the code valid when the address or the password is rejected', async () => {
    const ada = await signUp(server);
    const refused = await create(server.operatorCode, ada.email);
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toHaveProperty('email');
    const common = await server.api('POST', '/api/v1/users/create/operator', {
      body: {
        firstName: 'O',
        lastName: 'P',
        email: 'o@example.com',
        password: 'password1',
        code: server.operatorCode,
      },
    });
    expect(common.status).toBe(400);
    expect(common.body.fields).toHaveProperty('password');
    expect((await create(server.operatorCode)).status).toBe(201);
  });
});

describe('the demo operator', () => {
  const attempt = () => server.api('POST', '/api/v1/auth', { body: DEMO_OPERATOR });

  test('can sign in only while the demo is on', async () => {
    await updateDemoAccess(server.database, true);
    await seedDemoOperator(server.database);
    const { text: token } = await attempt();
    const admin = () => server.api('GET', '/api/v1/admin/accounts', { token });
    expect((await admin()).status).toBe(200);
    await updateDemoAccess(server.database, false);
    expect((await attempt()).status).toBe(401);
    expect((await admin()).status).toBe(401);
    expect(await createOperatorService(server.database).renewCode()).toBeDefined();
    await updateDemoAccess(server.database, true);
    expect((await attempt()).status).toBe(200);
  });

  test('is not created if there is a real operator, however the server is started', async () => {
    await updateDemoAccess(server.database, true);
    await seedDemoOperator(server.database);
    await updateDemoAccess(server.database, false);
    await signUpOperator({
      ...server,
      operatorCode: await createOperatorService(server.database).renewCode(),
    });
    await updateDemoAccess(server.database, true);
    await seedDemoOperator(server.database);
    expect((await attempt()).status).toBe(401);
  });
});
