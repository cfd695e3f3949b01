import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness/server.ts';
import { createSealer } from '../adapters/sealing/sealer.ts';
import { requireMasterKeys, requireRegisteredKey } from './masterKeys.ts';

const keys = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const [own, other, older] = keys;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ PRESSDOCK_MASTER_KEY: own.toString('base64') });
});
afterAll(() => server.close());

const start = (masterKeys: [Buffer, ...Buffer[]], isMasterKeyLost = false) =>
  requireMasterKeys(server.database, createSealer(masterKeys), { isMasterKeyLost });

test('a command needs the keys of servers, and locks no server out with another one', async () => {
  const runWith = (...masterKeys: [Buffer, ...Buffer[]]) =>
    requireRegisteredKey(server.database, createSealer(masterKeys));
  await runWith(own);
  await expect(runWith(other, own)).rejects.toThrow(/No server has started with the master key/);
  await expect(runWith(other)).rejects.toThrow('another master key');
  await start([own]);
});

test('a server starts only with every key that encrypted secrets in the database', async () => {
  await expect(start([other])).rejects.toThrow(
    'The database contains secrets that were encrypted with another master key. Set PRESSDOCK_MASTER_KEY to that key',
  );
  await start([own]);
  await start([other, own]);
  await expect(start([own])).rejects.toThrow('another master key');
  await start([own, older, other]);
});

test('a server whose operator states that a key is lost starts without it', async () => {
  await start([older], true);
  await start([older]);
  await expect(start([own])).rejects.toThrow(
    'If the key is lost, start once with PRESSDOCK_MASTER_KEY_LOST=1.',
  );
});
