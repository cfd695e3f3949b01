import { setTimeout as wait } from 'node:timers/promises';
import { billingMessages } from '@pressdock/api';
import { beforeAll, expect, test } from 'vitest';
import { sharedTestServer, signUp, type TestServer } from '../../../../test/harness/server.ts';
import { addBillingAccount, claimLease } from './billingAccounts.store.ts';
import { createBillingLease, type WithBillingLease } from './lease.ts';

const times = { lease: 1500, renewal: 200, wait: 6000, poll: 20 };

let server: TestServer;
let withLease: WithBillingLease;
let accountId: string;
beforeAll(async () => {
  server = await sharedTestServer();
  withLease = createBillingLease(server.database, async () => {}, times);
  ({ id: accountId } = await signUp(server));
  await server.database.withSystem((tx) => addBillingAccount(tx, accountId));
});

test('runs work on an account one after the other, also if it takes longer than a lease', async () => {
  const log: string[] = [];
  const work = (name: string) =>
    withLease(accountId, async (hold) => {
      log.push(`${name} starts`);
      await wait(2 * times.lease);
      await server.database.withSystem(hold);
      log.push(`${name} ends`);
    });
  const first = work('a');
  await expect.poll(() => log).toEqual(['a starts']);
  await Promise.all([first, work('b')]);
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});

test('continues after a server was killed, without waiting longer than a request does', async () => {
  const killed = { accountId, lease: 'of a killed server' };
  await server.database.withSystem((tx) => claimLease(tx, killed, times.lease));
  await expect(withLease(accountId, async () => 'done')).resolves.toBe('done');
});

test('refuses to store anything once another request has the lease', async () => {
  const lost = withLease(accountId, async (hold) => {
    await server.database.withSystem((tx) =>
      tx
        .updateTable('billing_accounts')
        .set({ lease: 'another', leased_until: new Date() })
        .where('account_id', '=', accountId)
        .execute(),
    );
    await server.database.withSystem(hold);
  });
  await expect(lost).rejects.toThrow(billingMessages.inProgress);
});
