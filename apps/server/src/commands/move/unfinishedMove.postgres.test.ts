import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { runInTerminal } from '../../../test/commands/terminal.ts';
import { freePort } from '../../../test/harness/freePort.ts';
import { createDatabase, databaseNameOf } from '../../../test/setup/postgres-database.ts';
import { type Config, readConfig } from '../../config.ts';
import { connectAlone } from '../../db/copy/postgresBackups.ts';
import { DiskReserve } from '../../db/embedded/diskReserve.ts';
import { openEmbedded } from '../../db/embedded/open.ts';
import { countServerConnections } from '../../db/upgrade/serverConnections.ts';
import { startServer } from '../../start.ts';

const message = 'A move to the database in DATABASE_URL is not finished';

let dataFolder: string;
/** A database to which everything was moved. */
let moved: string;
let url: string;

const fail = (error: unknown) => {
  throw error;
};

async function query(text: string): Promise<void> {
  const client = await connectAlone(url);
  await client.query(text);
  await client.end();
}

const run = (databaseUrl: string | null, args: string[], variables: Record<string, string> = {}) =>
  runInTerminal({ config: { dataFolder, databaseUrl } as Config }, args, variables);

const move = () => run(null, ['move', '--to', 'postgres'], { PRESSDOCK_MOVE_DATABASE_URL: url });

beforeAll(async () => {
  dataFolder = await mkdtemp(join(inject('folder'), 'moved-'));
  const database = await openEmbedded(dataFolder, new DiskReserve(dataFolder), fail);
  await database.withSystem((tx) =>
    tx
      .insertInto('users')
      .values({
        id: '11111111-1111-4111-8111-111111111111',
        email: 'ada@example.com',
        password_hash: '',
        first_name: 'Ada',
        last_name: 'L',
      })
      .execute(),
  );
  await database.close();
  url = moved = await createDatabase();
  expect(await move()).toMatchObject({ code: 0 });
}, 120_000);

beforeEach(async () => {
  url = await createDatabase(databaseNameOf(moved));
  await query(`delete from pressdock_move.progress where id = ''`);
});

describe('a database whose move is not finished', () => {
  test('is refused by a server and by commands, which say what to do', async () => {
    const port = String(await freePort());
    const settings = { PORT: port, PRESSDOCK_DATA: dataFolder, DATABASE_URL: url };
    await expect(startServer(readConfig(settings), fail)).rejects.toThrow(
      `${message}, so data is missing in it. Unset DATABASE_URL, set PRESSDOCK_MOVE_DATABASE_URL to its address`,
    );
    for (const args of [['retention', '--apply'], ['migrate'], ['migrate', '--check']]) {
      const { code, errors } = await run(url, args);
      expect([code, errors], args.join(' ')).toEqual([1, expect.stringContaining(message)]);
    }
    await expect.poll(() => countServerConnections(url), { timeout: 5000 }).toBe(0);
    const { output } = await run(url, ['doctor', '--json']);
    expect(output).toMatch(new RegExp(`${message}[^}]*"state":"failed"`));
  });

  test('is completed by running the move again', async () => {
    await query(`delete from pressdock_move.progress where id = 'public.images'`);
    const { code, output } = await move();
    expect([code, output]).toEqual([0, expect.stringMatching(/\(\d+ by an earlier run\)/)]);
    expect(await run(url, ['migrate', '--check'])).toMatchObject({ code: 0 });
  });

  test.each([
    { name: 'a changed row', change: `update users set first_name = 'Eve'` },
    {
      name: 'a row in a table that was not moved yet',
      change: `delete from pressdock_move.progress where id = 'public.users'`,
    },
  ])('is not completed with $name', async ({ change }) => {
    await query(change);
    const { code, errors } = await move();
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining(
        'PRESSDOCK_MOVE_DATABASE_URL was changed while the move to it was not finished. Create an empty database',
      ),
    ]);
  });
});
