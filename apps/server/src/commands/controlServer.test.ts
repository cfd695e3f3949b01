import { stat, writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { runInTerminal } from '../../test/commands/terminal.ts';
import { sharedTestServer, type TestServer } from '../../test/harness/server.ts';
import { controlFilePath } from '../db/embedded/lock.ts';
import { readControlAddress } from './controlFile.ts';

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
});
