import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { runInTerminal } from '../../test/commands/terminal.ts';
import { sharedTestServer, startTestServer, type TestServer } from '../../test/harness/server.ts';
import { controlFilePath } from '../db/embedded/lock.ts';
import type { Installation } from './command.ts';
import { forwardCommand } from './controlClient.ts';
import { readControlAddress } from './controlFile.ts';
import { openControlServer } from './controlServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await sharedTestServer();
});

describe('the port for commands', () => {
  it('accepts only the token that the owner of the data folder can read', async () => {
    const { dataFolder } = server.config;
    expect((await stat(controlFilePath(dataFolder))).mode & 0o777).toBe(0o600);
    const address = await readControlAddress(dataFolder);
    const url = `http://127.0.0.1:${address?.port}/`;
    for (const authorization of ['', 'Bearer ', `Bearer ${'x'.repeat(43)}`]) {
      const response = await fetch(url, { method: 'POST', headers: { authorization } });
      expect(response.status).toBe(401);
    }
  });

  it('says that the person interrupted a command', async () => {
    const interruption = new AbortController();
    interruption.abort();
    const run = await runInTerminal(server, ['retention'], {}, interruption);
    expect(run).toMatchObject({ code: 1, errors: 'Interrupted.\n' });
  });

  it('says what to do if the process that uses the folder takes no commands', async () => {
    const path = controlFilePath(server.config.dataFolder);
    const address = await readControlAddress(server.config.dataFolder);
    await writeFile(path, JSON.stringify({ ...address, token: 'of an earlier server' }));
    const { code, errors } = await runInTerminal(server, ['user', 'list-operators']);
    await writeFile(path, JSON.stringify(address));
    expect(code).toBe(1);
    expect(errors).toContain('takes no commands. If it is a server that is starting, try again');
  });

  it('sends something while a command has nothing to report', async () => {
    const config = { ...server.config, dataFolder: await mkdtemp(join(tmpdir(), 'pressdock-')) };
    const installation = { config, database: server.database } as Installation;
    const close = await openControlServer(installation, () => undefined, { heartbeatMs: 10 });
    const { port, token } = (await readControlAddress(config.dataFolder)) ?? {};
    const input = { values: {}, positionals: ['list-operators'], folder: '/', variables: {} };
    const command = { name: 'user', ...input };
    const busy = Promise.withResolvers<void>();
    const transaction = server.database.withSystem(() => busy.promise);
    const body = JSON.stringify(command);
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body });
    const forwarded = forwardCommand(
      config,
      command,
      new AbortController().signal,
      () => undefined,
    );
    await wait(200);
    busy.resolve();
    await transaction;
    expect(await response.text()).toMatch(/^ {2,}\{"type":"result",.*\}\n$/);
    expect(await forwarded).toMatchObject({ type: 'result' });
    await close();
    await rm(config.dataFolder, { recursive: true });
  });
});

describe('a server that stops during a command', () => {
  it('closes the app although the command does not end', { timeout: 60_000 }, async () => {
    const stopping = await startTestServer();
    const bucket = createServer().listen(0, '127.0.0.1');
    await once(bucket, 'listening');
    const { port } = bucket.address() as AddressInfo;
    const backup = runInTerminal(stopping, ['backup', '--to', 's3://backups'], {
      PRESSDOCK_BACKUP_KEY: Buffer.alloc(32).toString('base64'),
      PRESSDOCK_BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      PRESSDOCK_BACKUP_S3_ACCESS_KEY_ID: 'key',
      PRESSDOCK_BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    });
    // The bucket never answers.
    await once(bucket, 'request');
    await stopping.close();
    await expect(fetch(`${stopping.url}/healthz`)).rejects.toThrow();
    expect(await backup).toMatchObject({
      code: 1,
      errors: expect.stringContaining('The server stopped before the command was finished.'),
    });
    bucket.closeAllConnections();
    bucket.close();
  });
});
