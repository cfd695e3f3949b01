import type { CopyTarget } from '../../db/copy/copyTarget.ts';
import { TableLoader } from '../../db/copy/loadTables.ts';
import type { ArchiveEnd, ArchiveRecord } from '../archive/records.ts';
import type { CommandContext } from '../command.ts';
import { type ArchiveTotals, checkRecords } from './checkedRecords.ts';
import type { ObjectWriter } from './objectWriter.ts';

type Context = Pick<CommandContext, 'reporter'>;

/** Opens the records of a backup from their beginning. They end with an error if the person interrupts. */
export type OpenRecords = () => AsyncIterable<ArchiveRecord>;

/** Reads a whole backup and checks it. */
export async function checkBackup(
  openRecords: OpenRecords,
  { reporter }: Context,
): Promise<ArchiveTotals> {
  const records = checkRecords(openRecords());
  let done = 0;
  for (;;) {
    const next = await records.next();
    if (next.done) return next.value;
    const { kind, value } = next.value;
    done += kind === 'rows' ? value.length : kind === 'object' ? 1 : 0;
    reporter.progress({ step: 'Checking rows, packages and images', done });
  }
}

/** Restores the rows and objects of a backup that was checked. */
class Restoration {
  readonly #loader: TableLoader;
  readonly #objects: ObjectWriter;
  readonly #totals: ArchiveTotals;
  readonly #reporter: Context['reporter'];
  #rows = 0;
  #objectCount = 0;

  constructor(
    loader: TableLoader,
    objects: ObjectWriter,
    totals: ArchiveTotals,
    reporter: Context['reporter'],
  ) {
    this.#loader = loader;
    this.#objects = objects;
    this.#totals = totals;
    this.#reporter = reporter;
  }

  async add(record: ArchiveRecord): Promise<void> {
    const { kind, value } = record;
    if (kind === 'table') await this.#loader.begin(value);
    if (kind === 'rows') await this.#addRows(value);
    if (kind === 'object') await this.#beginObject(value);
    if (kind === 'data') await this.#objects.write(value);
    if (kind === 'objectEnd') await this.#endObject(value.sha256);
    if (kind === 'end') await this.#finish(value);
  }

  async #addRows(rows: readonly string[]): Promise<void> {
    await this.#loader.insert(rows);
    this.#rows += rows.length;
    const { rows: total } = this.#totals;
    this.#reporter.progress({ step: 'Restoring rows', done: this.#rows, total });
  }

  async #beginObject(object: { key: string; size: number }): Promise<void> {
    await this.#loader.finish();
    await this.#objects.begin(object);
  }

  async #endObject(sha256: string): Promise<void> {
    await this.#objects.end(sha256);
    this.#objectCount += 1;
    const { objects: total } = this.#totals;
    const done = this.#objectCount;
    this.#reporter.progress({ step: 'Restoring packages and images', done, total });
  }

  async #finish({ tables }: ArchiveEnd): Promise<void> {
    await this.#loader.finish();
    const ids = Object.entries(tables);
    for (const [index, [id, sum]] of ids.entries()) {
      await this.#loader.verify(id, sum);
      const step = 'Comparing tables with the backup';
      this.#reporter.progress({ step, done: index + 1, total: ids.length });
    }
    await this.#loader.requeueJobs();
  }
}

/**
 * Restores a backup into an empty database and a storage. Rows become visible all at once, after they
 * were compared with the backup and all objects are stored.
 */
export async function restoreBackup(
  openRecords: OpenRecords,
  totals: ArchiveTotals,
  { target, objects }: { target: CopyTarget; objects: ObjectWriter },
  { reporter }: Context,
): Promise<void> {
  await target.prepare(totals.header.migrations.at(-1) ?? '');
  await target.inTransaction(async (run) => {
    const loader = await TableLoader.create(run);
    await loader.empty();
    const restoration = new Restoration(loader, objects, totals, reporter);
    for await (const record of checkRecords(openRecords())) {
      await restoration.add(record);
    }
  });
  await target.finish();
}
