import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runInTerminal } from '../../../test/commands/terminal.ts';
import { signUp, testEnvironment } from '../../../test/harness/server.ts';
import { dropDatabase } from '../../../test/setup/postgres-database.ts';
import { openSealer } from '../../adapters/sealing/masterKey.ts';
import { type Config, readConfig } from '../../config.ts';
import { createSiteKeys } from '../../modules/sites/report/siteKey.ts';
import { type RunningServer, startServer } from '../../start.ts';
import { runCommand } from '../runCommand.ts';

const [first = '', second = '', third = ''] = [1, 2, 3].map((byte) =>
  Buffer.alloc(32, byte).toString('base64'),
);
const secretsPerColumn = 3;
let environment: Record<string, string>;
let config: Config;
let accountId: string;
let server: RunningServer | undefined;

const fail = (error: unknown) => {
  throw error;
};

async function start(settings: Record<string, string>): Promise<RunningServer> {
  server = await startServer(readConfig({ ...environment, ...settings }), fail);
  return server;
}

async function stop(): Promise<void> {
  await server?.close();
  server = undefined;
}

const run = (settings: Record<string, string>, ...args: string[]) =>
  runInTerminal({ config }, ['rotate-master-key', ...args], settings);

const sites = (settings: Record<string, string>) =>
  openSealer(readConfig({ ...environment, ...settings }));

/** Adds encrypted texts to three tables. */
async function addSecrets({ database }: RunningServer): Promise<void> {
  const sealer = await sites({ PRESSDOCK_MASTER_KEY: first });
  await database.withSystem(async (tx) => {
    for (let index = 0; index < secretsPerColumn; index += 1) {
      const name = `secret${index}`;
      const sealed = sealer.seal(name, `account_secrets/${accountId}/${name}`);
      await sql`insert into account_secrets (account_id, name, sealed)
        values (${accountId}, ${name}, ${sealed})`.execute(tx);
      const id = `00000000-0000-4000-8000-00000000000${index}`;
      await sql`insert into outbox (id, account_id, kind, recipient, sealed)
        values (${id}, ${accountId}, 'x', 'x@example.com', ${sealer.seal(name, `outbox/${id}`)})`.execute(
        tx,
      );
    }
  });
}

/** Returns the ids of the keys that encrypted the stored texts, and of the registered ones. */
async function readKeys({ database }: RunningServer) {
  return database.withSystem(async (tx) => {
    const { rows: used } = await sql<{ id: string }>`
      select distinct split_part(sealed, '.', 1) as id from (
        select sealed from account_secrets union all select sealed from outbox
        union all select sealed from license_signing_keys) as texts where sealed <> ''`.execute(tx);
    const { rows: known } = await sql<{ id: string }>`select key_id as id from master_keys`.execute(
      tx,
    );
    return { used: used.map(({ id }) => id), known: known.map(({ id }) => id) };
  });
}

const idOf = async (key: string) => (await sites({ PRESSDOCK_MASTER_KEY: key })).keyIds[0];

beforeAll(async () => {
  environment = await testEnvironment();
  config = readConfig(environment);
  const running = await start({ PRESSDOCK_MASTER_KEY: first });
  accountId = (await signUp(running)).id;
  await addSecrets(running);
});

afterAll(async () => {
  await stop();
  await rm(config.dataFolder, { recursive: true, force: true, maxRetries: 3 });
  if (config.databaseUrl !== null) await dropDatabase(config.databaseUrl);
});

test('refuses while a server without the new key runs', async () => {
  const { code, errors } = await run({
    PRESSDOCK_MASTER_KEY: first,
    PRESSDOCK_NEW_MASTER_KEY: second,
  });
  expect(code).toBe(1);
  expect(errors).toContain('Stop it');
});

test('continues after an interruption, and the server then needs only the new key', async () => {
  await stop();
  const interrupted = await interruptAfterFirstColumn();
  expect(interrupted).toBe(1);
  // In between, a server needs both keys, and with both it reads every secret.
  await expect(start({ PRESSDOCK_MASTER_KEY: first })).rejects.toThrow('another master key');
  const both = { PRESSDOCK_MASTER_KEY: first, PRESSDOCK_NEW_MASTER_KEY: second };
  const between = await readKeys(await start(both));
  expect(between.used.sort()).toEqual([await idOf(first), await idOf(second)].sort());
  await stop();

  const finished = await run(both, '--json');
  const { result } = JSON.parse(finished.output.trim().split('\n').at(-1) ?? '');
  expect(finished.code).toBe(0);
  expect(result.keyId).toBe(await idOf(second));
  const counts = result.columns.map((one: { encrypted: number }) => one.encrypted);
  expect(counts.filter((count: number) => count > 0)).toEqual([secretsPerColumn]);

  const after = await readKeys(await start({ PRESSDOCK_MASTER_KEY: second }));
  expect(after).toEqual({ used: [await idOf(second)], known: [await idOf(second)] });
  await stop();
});

test('keeps the keys of sites, which are digests', async () => {
  const address = { host: 'example.com', path: '' };
  const before = createSiteKeys(await sites({ PRESSDOCK_MASTER_KEY: first }))(address);
  const running = await start({ PRESSDOCK_MASTER_KEY: second });
  const checked = await running.database.withSystem(async (tx) => {
    const { rows } = await sql<{ sealed: string }>`
      select sealed_digest_key as sealed from master_keys`.execute(tx);
    return rows[0]?.sealed ?? '';
  });
  await stop();
  const sealer = await sites({ PRESSDOCK_MASTER_KEY: second });
  expect(createSiteKeys(sealer)(address)).not.toBe(before);
  sealer.useDigestKey(sealer.open(checked, 'master_keys/digest') ?? '');
  expect(createSiteKeys(sealer)(address)).toBe(before);
});

test('leaves and counts the secrets that no key can decrypt', async () => {
  const running = await start({ PRESSDOCK_MASTER_KEY: second });
  await running.database.withSystem((tx) =>
    sql`update account_secrets set sealed = 'unknown.AAAA' where name = 'secret0'`.execute(tx),
  );
  await stop();
  const { code, output } = await run({
    PRESSDOCK_MASTER_KEY: third,
    PRESSDOCK_OLD_MASTER_KEY: second,
  });
  expect(code).toBe(0);
  expect(output).toContain(
    'account_secrets.sealed: 2 encrypted, 1 that no key can decrypt were left',
  );
  expect(output).toContain('Unset PRESSDOCK_OLD_MASTER_KEY on every server.');
});

/** Runs the command until it reports its first batch. */
async function interruptAfterFirstColumn(): Promise<number> {
  const abort = new AbortController();
  return runCommand(['rotate-master-key'], {
    variables: { ...environment, PRESSDOCK_MASTER_KEY: first, PRESSDOCK_NEW_MASTER_KEY: second },
    folder: config.dataFolder,
    output: { write: () => undefined },
    errors: { write: () => abort.abort() },
    signal: abort.signal,
  });
}
