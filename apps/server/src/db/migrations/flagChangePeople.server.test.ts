import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedTestServer } from '../../../test/harness/server.ts';
import { flagChangePeople } from './029-flag-change-people.ts';

const nobody = { count: 0, first: [] };
const many = Array.from({ length: 25 }, (_, index) => `p${index}@x.y`);

test('the people of earlier changes are compared', async () => {
  const server = await sharedTestServer();
  const [flag, other] = [randomUUID(), randomUUID()];
  const history: [string, number, string, string[]][] = [
    [flag, 1, 'created', ['a@x.y', 'b@x.y']],
    [flag, 2, 'changed', ['a@x.y', 'b@x.y']],
    [flag, 3, 'changed', ['B@x.y', 'c@x.y']],
    [flag, 4, 'restored', many],
    [other, 7, 'changed', ['d@x.y']],
    [other, 8, 'changed', []],
  ];
  const { rows } = await server.database.withSystem(async (tx) => {
    // Hides the table of the same name in this transaction.
    await sql`create temporary table feature_flag_changes (id uuid, flag_id uuid, revision integer,
      kind text, state jsonb not null) on commit drop`.execute(tx);
    for (const [flagId, revision, kind, individual_users] of history) {
      const state = JSON.stringify({ name: 'x', individual_users });
      await sql`insert into feature_flag_changes
        values (gen_random_uuid(), ${flagId}, ${revision}, ${kind}, ${state})`.execute(tx);
    }
    await flagChangePeople.up(tx as unknown as Kysely<unknown>);
    return sql<Record<string, unknown>>`select state, individual_users, people, added, removed
      from feature_flag_changes order by revision`.execute(tx);
  });
  const two = { count: 2, first: ['a@x.y', 'b@x.y'] };
  const list = ([, , , individual_users]: (typeof history)[number]) => ({
    state: { name: 'x' },
    individual_users,
    people: individual_users.length,
  });
  const compared = [
    { added: two, removed: nobody },
    { added: nobody, removed: nobody },
    { added: { count: 1, first: ['c@x.y'] }, removed: { count: 1, first: ['a@x.y'] } },
    {
      added: { count: 25, first: many.slice(0, 20) },
      removed: { count: 2, first: ['B@x.y', 'c@x.y'] },
    },
    { added: nobody, removed: nobody },
    { added: nobody, removed: { count: 1, first: ['d@x.y'] } },
  ];
  expect(rows).toEqual(history.map((one, index) => ({ ...list(one), ...compared[index] })));
});
