import { afterEach, beforeAll, expect, test } from 'vitest';
import { sharedTestServer, type TestServer } from '../../test/harness/server.ts';
import { createEvents, type Events } from '../events.ts';
import { createSharedEvents, type SharedEvents, warnOfSeparateFolders } from './sharedEvents.ts';

let server: TestServer;
const open: SharedEvents[] = [];

beforeAll(async () => {
  server = await sharedTestServer();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((shared) => shared.close()));
});

/** A process with its event bus, and what its subscribers received. */
interface TestProcess {
  events: Events;
  received: string[];
}

/** Opens the exchange of a process, and waits until it listens. */
async function openProcess(): Promise<TestProcess> {
  const fail = (error: unknown) => {
    throw error;
  };
  const shared = createSharedEvents({
    url: server.config.databaseUrl ?? '',
    database: server.database,
    log: { warn: fail, error: () => undefined },
  });
  open.push(shared);
  const events = createEvents(shared.send);
  const received: string[] = [];
  events.subscribe({
    productChanged: ({ productId }) => received.push(`product ${productId}`),
    flagsChanged: ({ productId }) => received.push(`flags ${productId}`),
    packageDownloaded: ({ versionId }) => received.push(`download ${versionId}`),
    eventsMissed: () => received.push('missed'),
  });
  shared.start(events);
  await expect.poll(() => received).toEqual(['missed']);
  return { events, received };
}

test('shared events reach the other processes, and each process once', async () => {
  const [first, second] = [await openProcess(), await openProcess()];
  first.events.announce('packageDownloaded', { versionId: 'v' });
  first.events.announce('productChanged', { productId: 'a' });
  first.events.announce('productChanged', { productId: 'a' });
  second.events.announce('flagsChanged', { productId: 'b' });
  await expect.poll(() => second.received.includes('product a')).toBe(true);
  await expect.poll(() => first.received.includes('flags b')).toBe(true);
  first.events.announce('productChanged', { productId: 'end' });
  await expect.poll(() => second.received.at(-1)).toBe('product end');
  const own = ['missed', 'download v', 'product a', 'product a', 'flags b', 'product end'];
  expect([...first.received].sort()).toEqual([...own].sort());
  expect(second.received).not.toContain('download v');
  expect(second.received.filter((one) => one === 'flags b')).toHaveLength(1);
});

test('an event can be announced inside a transaction', async () => {
  const [first, second] = [await openProcess(), await openProcess()];
  await server.database.withSystem(async () => {
    first.events.announce('productChanged', { productId: 'c' });
  });
  await expect.poll(() => second.received).toContain('product c');
});

test('a lost connection is replaced, and events count as missed', async () => {
  const [first, second] = [await openProcess(), await openProcess()];
  await server.database.runStatement(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'pressdock/% listen' and datname = current_database()`,
  );
  await expect.poll(() => second.received).toEqual(['missed', 'missed']);
  first.events.announce('flagsChanged', { productId: 'd' });
  await expect.poll(() => second.received.at(-1)).toBe('flags d');
});

test('a process that stores packages in its folder warns of another one', async () => {
  await openProcess();
  const warnings: unknown[] = [];
  await warnOfSeparateFolders(server.database, { warn: (text: unknown) => warnings.push(text) });
  expect(warnings).toEqual([expect.stringContaining('Set S3_BUCKET for both')]);
});
