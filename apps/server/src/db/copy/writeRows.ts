import type { RunStatement } from '../database.ts';
import { type CopiedTable, quoteName, quoteTable } from './copiedTables.ts';

/** Empties all tables, with the rows that migrations added. */
export async function emptyTables(
  run: RunStatement,
  tables: readonly CopiedTable[],
): Promise<void> {
  await run(`truncate ${tables.map(quoteTable).join(', ')} cascade`);
}

/** Adds the partitions of a table that the copied rows need. */
async function addPartitions(run: RunStatement, { partitions }: CopiedTable): Promise<void> {
  for (const name of partitions) {
    const [, day] = /^site_days_(\d{8})$/.exec(name) ?? [];
    if (day) await run(`select add_site_days('${day}', '${day}')`);
  }
}

/**
 * Prepares a table for copied rows until {@link finishTable}, in the same transaction: the rows
 * contain what triggers would count, and may refer to rows that follow.
 */
export async function beginTable(run: RunStatement, table: CopiedTable): Promise<void> {
  await addPartitions(run, table);
  const name = quoteTable(table);
  await run(`alter table ${name} disable trigger user`);
  for (const key of table.ownKeys) {
    await run(`alter table ${name} alter constraint ${quoteName(key)}
      deferrable initially deferred`);
  }
}

/** Inserts rows that `readRows` read. `columns` are those of the table that was read. */
export async function insertRows(
  run: RunStatement,
  table: CopiedTable,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  // The job library may have added or removed columns since the rows were read.
  const copied = table.columns.filter(({ name }) => columns.includes(name));
  const names = copied.map(({ name }) => quoteName(name));
  const values = copied.map(({ name, type }) => `cells[${columns.indexOf(name) + 1}]::${type}`);
  await run(
    `insert into ${quoteTable(table)} (${names.join(', ')}) select ${values.join(', ')}
      from (select value::text[] as cells from json_array_elements_text($1::text::json)
        as texts(value) offset 0) as copied`,
    [JSON.stringify(rows)],
  );
}

/** Checks foreign keys and enables the triggers of a table again. */
export async function finishTable(run: RunStatement, table: CopiedTable): Promise<void> {
  const name = quoteTable(table);
  await run('set constraints all immediate');
  for (const key of table.ownKeys) {
    await run(`alter table ${name} alter constraint ${quoteName(key)} not deferrable`);
  }
  await run(`alter table ${name} enable trigger user`);
}

/** Requeues the jobs that were running when they were copied. */
export async function requeueJobs(run: RunStatement): Promise<void> {
  await run(`update pressdock_jobs.job
    set state = 'created', started_on = null, heartbeat_on = null where state = 'active'`);
}
