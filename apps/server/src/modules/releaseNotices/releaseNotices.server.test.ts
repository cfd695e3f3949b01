import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEmails, waitForEmail } from '../../../test/harness/email.ts';
import { addProduct, release } from '../../../test/harness/products.ts';
import {
  type Person,
  sendRequest,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';

let server: TestServer;
let ines: Person;
let program: Person;
let plugin: string;

beforeAll(async () => {
  server = await startTestServer();
  ines = await signUp(server);
  plugin = await addProduct(ines);
  const made = await ines.api('POST', '/api/v1/api-keys', { name: 'Builds', scope: 'release' });
  const token = made.body.key;
  program = {
    ...ines,
    token,
    api: (method, path, body) => sendRequest(server.url, method, path, { token, body }),
  };
});

afterAll(() => server.close());

test('the owner is notified about a release by an API key, with the name of the key', async () => {
  expect((await release(program, plugin, '1.0.0')).status).toBe(201);
  const { subject, text } = await waitForEmail(server, ines.email, 'releaseBuilt');
  expect(subject).toBe('Hello Harbor 1.0.0 was released');
  expect(text).toContain('Builds');
});

test('the owner is not notified about a release in the dashboard, nor if these e-mails are turned off', async () => {
  expect((await release(ines, plugin, '1.1.0')).status).toBe(201);
  await server.database.withSystem((tx) =>
    tx
      .updateTable('users')
      .set({ receive_build_notifications: false })
      .where('id', '=', ines.id)
      .execute(),
  );
  expect((await release(program, plugin, '1.2.0')).status).toBe(201);
  const rows = await server.database.withSystem((tx) =>
    tx.selectFrom('outbox').select('id').where('kind', '=', 'releaseBuilt').execute(),
  );
  expect(rows).toHaveLength(1);
  expect(await listEmails(server, ines.email, 'releaseBuilt')).toHaveLength(1);
});
