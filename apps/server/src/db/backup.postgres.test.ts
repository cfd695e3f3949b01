import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../../../scripts/postgres.mjs';
import { freePort } from '../../test/harness/freePort.ts';
import { addProduct, release } from '../../test/harness/products.ts';
import { type Person, sendRequest, signUp } from '../../test/harness/server.ts';
import { readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../start.ts';
import { openPostgres } from './postgres.ts';

const run = promisify(execFile);
const manual = new URL('../../../../docs/operating/postgres.md', import.meta.url);
const operating = readFileSync(manual, 'utf8');

/** Returns the code blocks of a section of the operating manual. */
function codeUnder(heading: string, language: string): string[] {
  const section = operating.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const blocks = section.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'));
  return [...blocks].map(([, code = '']) => code);
}

const [setUp = ''] = codeUnder('Create the database', 'sql');
const [backUp = '', restore = ''] = codeUnder('Backup', 'sh');

let folder: string;
let first: Cluster;
let second: Cluster;
let person: Person;

const urlOf = ({ port }: Cluster, name = 'pressdock') =>
  `postgres://${name}@127.0.0.1:${port}/${name}`;

async function startOn(cluster: Cluster): Promise<RunningServer> {
  const config = readConfig({
    PORT: String(await freePort()),
    PRESSDOCK_DATA: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    DATABASE_URL: urlOf(cluster),
  });
  return startServer(config, (error) => {
    throw error;
  });
}

/** Runs a documented command and returns what it prints. */
async function runDocumented(command: string, { binaries }: Cluster, databaseUrl: string) {
  const env = { PATH: `${binaries}:${process.env.PATH}` };
  const script = command.replace(/^database=.*/, `database=${databaseUrl}`);
  const { stdout, stderr } = await run('sh', ['-ec', script], { cwd: folder, env });
  return `${stdout}${stderr}`;
}

/** Returns the number of rows of every table. */
async function countRows(cluster: Cluster): Promise<Record<string, number>> {
  const url = new URL(urlOf(cluster));
  url.username = 'postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const tables = await client.query(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query(`select count(*)::integer as count from ${name}`);
    counts[name] = rows[0].count;
  }
  await client.end();
  return counts;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-backup-'));
  [first, second] = await Promise.all([startCluster(), startCluster()]);
}, 60_000);

afterAll(async () => {
  first.remove();
  second.remove();
  await rm(folder, { recursive: true, force: true });
});

test('a role that only owns its database starts a server and backs it up', async () => {
  await first.runScript(setUp);
  const server = await startOn(first);
  try {
    person = await signUp(server);
    expect((await release(person, await addProduct(person), '1.0.0')).status).toBe(201);
    expect(await runDocumented(backUp, first, urlOf(first))).toBe('');
  } finally {
    await server.close();
  }
}, 60_000);

test('a cluster without the roles is rejected with the commands to run', async () => {
  await second.runScript('create role early login; create database early owner early;');
  await expect(openPostgres(urlOf(second, 'early'))).rejects.toThrow(
    'CREATE ROLE pressdock_account NOLOGIN; CREATE ROLE pressdock_system NOLOGIN; GRANT pressdock_account TO "early"; GRANT pressdock_system TO "early";',
  );
  // A restore that ignores errors leaves out the policies of roles that do not exist.
  await expect(
    runDocumented(
      restore.replace(/--exit-on-error --single-transaction/, ''),
      second,
      urlOf(second, 'early'),
    ),
  ).rejects.toThrow('role "pressdock_system" does not exist');
}, 60_000);

test('the backup is restored on another cluster, where the server starts with all data', async () => {
  await second.runScript(setUp);
  expect(await runDocumented(restore, second, urlOf(second))).toBe('');
  const rows = await countRows(second);
  expect(rows).toEqual(await countRows(first));
  expect(rows['public.versions']).toBe(1);
  const server = await startOn(second);
  try {
    const { token } = person;
    const plugins = await sendRequest(server.url, 'GET', '/api/v1/plugins', { token });
    expect(plugins.body).toHaveLength(1);
    const id = plugins.body[0]._id;
    const check = await sendRequest(server.url, 'GET', `/api/v1/updates/${id}`);
    expect(check.body.version).toBe('1.0.0');
    expect((await fetch(check.body.download_url)).status).toBe(200);
  } finally {
    await server.close();
  }
}, 60_000);

test('a database that was restored without its policies is rejected', async () => {
  await second.runScript('grant pressdock_account, pressdock_system to early;');
  await expect(openPostgres(urlOf(second, 'early'))).rejects.toThrow(
    'The database was restored without its access rules',
  );
}, 60_000);
