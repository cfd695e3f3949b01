import type { RetentionRule } from '../../db/retention/retentionRule.ts';
import { modules } from '../../modules.ts';
import { type CommandContext, defineCommand, type Installation } from '../command.ts';
import * as store from './storedRows.store.ts';

/** The contents of a table, and when its rows are deleted. */
interface TableRetention {
  table: string;
  /** The size with indexes. */
  bytes: number;
  /** Null for a table that is too large to count. */
  rows: number | null;
  oldest: string | null;
  rule: string;
  /** How many rows the next cleanup deletes; null if the table is too large to count. */
  due: number | null;
}

/** The result of the command. */
interface Retention {
  tables: TableRetention[];
  /** Whether the cleanups ran before the tables were counted. */
  isApplied: boolean;
}

/** Larger tables are not counted, because that would delay a running server. */
const maxCountedBytes = 512 * 2 ** 20;

const withoutRule = 'No cleanup; see Database tables in the documentation.';

const rules = new Map<string, RetentionRule>(
  modules.flatMap(({ retention = [] }) => retention.map((rule) => [rule.table, rule] as const)),
);

async function examineTable(
  { database }: Installation,
  table: store.StoredTable,
): Promise<TableRetention> {
  const rule = rules.get(table.name);
  const known = { table: table.name, bytes: table.bytes, rule: rule?.rule ?? withoutRule };
  if (table.bytes > maxCountedBytes) return { ...known, rows: null, oldest: null, due: null };
  // The tables contain the rows of all accounts.
  return database.withSystem(async (tx) => {
    const { rows, oldest } = await store.countRows(tx, table);
    const due = (await rule?.countDue(tx)) ?? 0;
    return { ...known, rows, oldest: oldest?.toISOString() ?? null, due };
  });
}

/** Runs the sweeps of all modules once. Those that have run before find nothing to do. */
async function runSweeps(
  installation: Installation,
  { reporter, signal }: CommandContext,
): Promise<void> {
  const sweeps = modules.flatMap((module) =>
    (module.sweeps ?? []).map(
      ({ run }) =>
        async () =>
          run(await installation.use(module)),
    ),
  );
  for (const [done, sweep] of sweeps.entries()) {
    signal.throwIfAborted();
    reporter.progress({ step: 'Cleaning up', done, total: sweeps.length });
    await sweep();
  }
}

function formatTable({ table, bytes, rows, oldest, rule, due }: TableRetention): string {
  const size = `${(bytes / 2 ** 20).toFixed(1)} MB`;
  const count = rows === null ? 'too large to count' : `${rows} rows`;
  const since = oldest === null ? '' : `, oldest ${oldest.slice(0, 10)}`;
  const next = due === null || due === 0 ? '' : ` The next cleanup deletes ${due}.`;
  return `${table}: ${count}${since}, ${size}. ${rule}${next}`;
}

/** Shows what is stored for how long, and cleans up now. */
export const retentionCommand = defineCommand<Retention>({
  summary: 'Shows what is stored for how long; --apply runs the cleanups now.',
  usage: '[--apply]',
  options: {
    apply: { type: 'boolean', description: 'Deletes what is due before it lists the tables.' },
  },
  access: 'online',
  async run(installation, context) {
    const isApplied = context.values.apply === true;
    if (isApplied) await runSweeps(installation, context);
    const stored = await installation.database.withSystem(store.listSizes);
    const tables: TableRetention[] = [];
    for (const [done, table] of stored.entries()) {
      context.signal.throwIfAborted();
      context.reporter.progress({ step: 'Counting rows', done, total: stored.length });
      tables.push(await examineTable(installation, table));
    }
    return { tables, isApplied };
  },
  format: ({ tables }) => tables.map(formatTable).join('\n'),
});
