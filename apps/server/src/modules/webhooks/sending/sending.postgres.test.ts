import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { uniqueSlug } from '../../../../test/harness/products.ts';
import { signUp, startTestServer } from '../../../../test/harness/server.ts';
import { recordFailure } from './sending.store.ts';

const webhook_urls = ['https://receiver.invalid/hook'];

test('a failing webhook and a change of its account do not wait for each other', async () => {
  const server = await startTestServer();
  try {
    const ada = await signUp(server);
    const addProduct = () =>
      ada.api('POST', '/api/v1/plugins', {
        ...{ name: 'n', slug: uniqueSlug(), description: 'x' },
        webhook_urls,
      });
    expect((await addProduct()).status).toBe(201);
    const [{ _id: endpointId }] = (await ada.api('GET', '/api/v2/webhooks')).body;
    let added: ReturnType<typeof addProduct> | undefined;
    await server.database.withSystem(async (tx) => {
      await tx.updateTable('webhook_endpoints').set({ failures: 1 }).execute();
      // The request locks its account and then waits for the endpoint that this transaction changed.
      added = addProduct();
      await sql`select pg_sleep(0.5)`.execute(tx);
      await recordFailure(tx, { endpointId, isProbe: true, now: new Date() }, () => null);
    });
    expect((await added)?.status).toBe(201);
  } finally {
    await server.close();
  }
});
