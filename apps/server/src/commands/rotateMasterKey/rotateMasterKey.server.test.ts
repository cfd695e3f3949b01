import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runInTerminal } from '../../../test/commands/terminal.ts';
import { signUp, testEnvironment } from '../../../test/harness/server.ts';
import { dropDatabase } from '../../../test/setup/postgres-database.ts';
import { openSealer } from '../../adapters/sealing/masterKey.ts';
import { type Config, readConfig } from '../../config.ts';
import { createSiteKeys } from '../../modules/sites/report/siteKey.ts';
import { type RunningServer, startServer } from '../../start.ts';

const [first = '', second = '', third = ''] = [1, 2, 3].map((byte) =>
  Buffer.alloc(32, byte).toString('base64'),
);
const secretCount = 3;
const emailCount = 1500;
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

const sealerOf = (settings: Record<string, string>) =>
  openSealer(readConfig({ ...environment, ...settings }));

/** Adds encrypted texts to two tables: few to the first one, and several batches to the second one. */
async function addSecrets({ database }: RunningServer): Promise<void> {
  const sealer = await sealerOf({ PRESSDOCK_MASTER_KEY: first });
  const secrets = Array.from({ length: secretCount }, (_, index) => `secret${index}`);
  const sealedSecrets = secrets.map((name) =>
    sealer.seal(name, `account_secrets/${accountId}/${name}`),
  );
  const emails = Array.from({ length: emailCount }, () => randomUUID());
  const sealedEmails = emails.map((id) => sealer.seal(id, `outbox/${id}`));
  await database.withSystem(async (tx) => {
    await sql`insert into account_secrets (account_id, name, sealed)
      select ${accountId}, * from unnest(${sql.val(secrets)}::text[], ${sql.val(sealedSecrets)}::text[])`.execute(
      tx,
    );
    await sql`insert into outbox (id, account_id, kind, recipient, sealed)
      select id, ${accountId}, 'x', 'x@example.com', sealed
      from unnest(${sql.val(emails)}::uuid[], ${sql.val(sealedEmails)}::text[]) as texts (id, sealed)`.execute(
      tx,
    );
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

const idOf = async (key: string) => (await sealerOf({ PRESSDOCK_MASTER_KEY: key })).keyIds[0];

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

test('continues after it was killed, and the server then needs only the new key', async () => {
  await stop();
  await killAfterFirstBatch();
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
  const counts = new Map<string, number>(
    result.columns.map((one: { table: string; encrypted: number }) => [one.table, one.encrypted]),
  );
  expect(counts.get('account_secrets')).toBe(0);
  expect(counts.get('outbox')).toBeGreaterThan(0);

  const after = await readKeys(await start({ PRESSDOCK_MASTER_KEY: second }));
  expect(after).toEqual({ used: [await idOf(second)], known: [await idOf(second)] });
  await stop();
}, 90_000);

test('keeps the keys of sites, which are digests', async () => {
  const address = { host: 'example.com', path: '' };
  const before = createSiteKeys(await sealerOf({ PRESSDOCK_MASTER_KEY: first }))(address);
  const running = await start({ PRESSDOCK_MASTER_KEY: second });
  const checked = await running.database.withSystem(async (tx) => {
    const { rows } = await sql<{ sealed: string }>`
      select sealed_digest_key as sealed from master_keys`.execute(tx);
    return rows[0]?.sealed ?? '';
  });
  await stop();
  const sealer = await sealerOf({ PRESSDOCK_MASTER_KEY: second });
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

/** Runs the command in a process of its own, and kills it once it reports its first batch. */
async function killAfterFirstBatch(): Promise<void> {
  const entry = fileURLToPath(new URL('../pressdock.ts', import.meta.url));
  const args = ['--conditions=pressdock-source', entry, 'rotate-master-key', '--json'];
  const keys = { PRESSDOCK_MASTER_KEY: first, PRESSDOCK_NEW_MASTER_KEY: second };
  const env = { PATH: process.env.PATH, ...environment, ...keys };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.once('data', () => child.kill('SIGKILL'));
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}
