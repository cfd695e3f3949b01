import { beforeAll, expect, test } from 'vitest';
import { addRecipient } from '../test/harness/outbox.ts';
import { sharedTestServer, type TestServer } from '../test/harness/server.ts';
import type { RequestContext } from './context.ts';
import type { Row } from './db/schema.ts';
import { createEvents } from './events.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedTestServer();
});

/** Publishes an event to a subscriber that writes a setting, and returns the settings afterward. */
async function publishRelease(fail: () => void): Promise<string[]> {
  const { id } = await addRecipient(server);
  const events = createEvents();
  events.subscribe({
    async releasePublished(tx) {
      await tx
        .insertInto('user_settings')
        .values({ account_id: id, key: 'released', value: 'true' })
        .execute();
    },
  });
  events.subscribe({ releasePublished: async () => fail() });
  await server.database
    .withAccount({ accountId: id }, (tx) =>
      events.publish(tx, 'releasePublished', {
        ctx: {} as RequestContext,
        version: {} as Row<'versions'>,
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error;
    });
  const rows = await server.database.withAccount({ accountId: id }, (tx) =>
    tx.selectFrom('user_settings').select('key').where('account_id', '=', id).execute(),
  );
  return rows.map(({ key }) => key);
}

test('commits the changes of subscribers with the transaction that publishes the event', async () => {
  expect(await publishRelease(() => {})).toEqual(['released']);
});

test('rolls back the changes of subscribers when one of them fails', async () => {
  const fail = () => {
    throw new RangeError('failed');
  };
  expect(await publishRelease(fail)).toEqual([]);
});
