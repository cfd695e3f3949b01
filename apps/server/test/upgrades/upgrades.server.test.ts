import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Config, readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { readPlan } from '../../src/db/upgrade/readPlan.ts';
import { DEMO_SIGN_IN } from '../../src/demo/demoSignIn.ts';
import { type RunningServer, startServer } from '../../src/start.ts';
import { runInTerminal } from '../commands/terminal.ts';
import { freePort } from '../harness/freePort.ts';
import { sendRequest, signIn } from '../harness/server.ts';
import { dropDatabase } from '../setup/postgres-database.ts';
import { earlierReleases, restorePostgres, unpackEmbedded } from './releases.ts';

const fail = (error: unknown) => {
  throw error;
};

async function openRelease(release: string): Promise<Config> {
  const folder = await mkdtemp(join(inject('folder'), 'upgrade-'));
  const isPostgres = process.env.TEST_ENGINE === 'postgres';
  const url = isPostgres ? await restorePostgres(release, folder) : undefined;
  if (!isPostgres) await unpackEmbedded(release, folder);
  return readConfig({
    PORT: String(await freePort()),
    PRESSDOCK_DATA: folder,
    PRESSDOCK_DEMO: '1',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    ...(url && { DATABASE_URL: url }),
  });
}

/** The products with their versions, and the licenses, as the demo has had them since its first release. */
function countRows(database: Database) {
  return database.withSystem(async (tx) => {
    const counts: Record<string, number> = {};
    for (const table of [
      'users',
      'items',
      'versions',
      'licenses',
      'license_activations',
      'customers',
    ]) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${sql.table(table)}`.execute(tx);
      counts[table] = rows[0]?.count ?? 0;
    }
    return counts;
  });
}

describe.each(earlierReleases)('data of release %s', (release) => {
  let config: Config;
  let server: RunningServer;

  beforeAll(async () => {
    config = await openRelease(release);
  }, 60_000);

  afterAll(async () => {
    await server?.close();
    if (config.databaseUrl !== null) await dropDatabase(config.databaseUrl);
    await rm(config.dataFolder, { recursive: true, force: true });
  });

  it('is pending before the upgrade, which `migrate --check` shows without changing it', async () => {
    const plan = await readPlan(config);
    expect(plan.pending.length).toBeGreaterThan(0);
    const checked = await runInTerminal({ config }, ['migrate', '--check']);
    expect(checked.code).toBe(1);
    expect(checked.output).toContain(`\n  ${plan.pending[0]}\n`);
    expect(await readPlan(config)).toEqual(plan);
  });

  it('is refused by commands until it is upgraded', async () => {
    const listed = await runInTerminal({ config }, ['user', 'list-operators']);
    expect(listed.code).toBe(1);
    expect(listed.errors).toContain('Start the server or run `pressdock migrate` to upgrade it.');
  });

  it('is upgraded by `migrate`', async () => {
    const migrated = await runInTerminal({ config }, ['migrate', '--json']);
    expect(migrated.code).toBe(0);
    expect(JSON.parse(migrated.output).result).toMatchObject({ isMigrated: true, unknown: [] });
    expect((await runInTerminal({ config }, ['migrate', '--check'])).code).toBe(0);
  });

  it('is complete and in use after the upgrade', async () => {
    server = await startServer(config, fail);
    const { api } = await signIn(server, DEMO_SIGN_IN.email, DEMO_SIGN_IN.password);
    const plugins = await api('GET', '/api/v1/plugins');
    expect(plugins.body.length).toBeGreaterThan(3);
    const [{ _id }] = plugins.body;
    const versions = await api('GET', `/api/v1/plugins/${_id}/versions`);
    const check = await sendRequest(server.url, 'GET', `/api/v1/updates/${_id}`);
    expect(check.body.version).toBe(versions.body[0].version);
    expect((await fetch(check.body.download_url)).status).toBe(200);
    expect(await countRows(server.database)).toMatchInlineSnapshot(`
      {
        "customers": 7,
        "items": 9,
        "license_activations": 18,
        "licenses": 12,
        "users": 2,
        "versions": 68,
      }
    `);
  });

  it('is refused by an older release after a newer one upgraded it', async () => {
    await server.database.runStatement(
      "insert into kysely_migration (name, timestamp) values ('999-of-a-newer-release', '')",
    );
    await server.close();
    await expect(startServer(config, fail)).rejects.toThrow(
      'A newer release of Pressdock has upgraded the database (migration 999-of-a-newer-release)',
    );
    const checked = await runInTerminal({ config }, ['migrate', '--check']);
    expect(checked).toMatchObject({ code: 1 });
    expect(checked.output).toContain('A newer release than');
  });
});
