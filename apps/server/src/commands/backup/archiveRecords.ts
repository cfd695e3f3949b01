import { createHash } from 'node:crypto';
import { addAbortSignal } from 'node:stream';
import { listTables } from '../../db/copy/copiedTables.ts';
import { countRows, readMasterKeyIds, readObjectKeys, readRows } from '../../db/copy/readRows.ts';
import { RowSum, type TableSum } from '../../db/copy/rowSum.ts';
import type { RowSnapshot } from '../../db/database.ts';
import { listApplied } from '../../db/migrate.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { ARCHIVE_VERSION, type ArchiveRecord } from '../archive/records.ts';
import { productVersion } from '../archive/version.ts';
import type { CommandContext } from '../command.ts';

/** The content of a backup, for its result. */
export interface BackupContent {
  tables: number;
  rows: number;
  objects: number;
  objectBytes: number;
  missingObjects: string[];
  pauseMs: number;
  masterKeys: string[];
}

/** Everything that a backup is made of. */
export interface BackupSource {
  snapshot: RowSnapshot;
  objects: ObjectStore;
  createdAt: Date;
  /** Called once the rows are read. */
  closeSnapshot(): Promise<void>;
}

/** Produces the records of a backup, and counts its content meanwhile. */
export class ArchiveRecords {
  readonly content: BackupContent;
  readonly #source: BackupSource;
  readonly #context: Pick<CommandContext, 'reporter' | 'signal'>;
  readonly #sums: Record<string, TableSum> = {};
  #keys: string[] = [];

  constructor(source: BackupSource, context: Pick<CommandContext, 'reporter' | 'signal'>) {
    this.#source = source;
    this.#context = context;
    const { pauseMs } = source.snapshot;
    const counts = { tables: 0, rows: 0, objects: 0, objectBytes: 0 };
    this.content = { ...counts, missingObjects: [], pauseMs, masterKeys: [] };
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ArchiveRecord> {
    const { snapshot, createdAt, closeSnapshot } = this.#source;
    this.content.masterKeys = await readMasterKeyIds(snapshot.run);
    const value = {
      version: ARCHIVE_VERSION,
      product: productVersion,
      createdAt: createdAt.toISOString(),
      migrations: await listApplied(snapshot.run),
      masterKeys: this.content.masterKeys,
    };
    yield { kind: 'header', value };
    yield* this.#readTables();
    for await (const keys of readObjectKeys(snapshot.run)) this.#keys.push(...keys);
    await closeSnapshot();
    yield* this.#readObjects();
    const { objects: count, objectBytes: bytes, missingObjects } = this.content;
    const end = { tables: this.#sums, objects: { count, bytes }, missingObjects };
    yield { kind: 'end', value: end };
  }

  async *#readTables(): AsyncGenerator<ArchiveRecord> {
    const { run } = this.#source.snapshot;
    const { reporter, signal } = this.#context;
    const tables = await listTables(run);
    const total = await countRows(run, tables);
    for (const table of tables) {
      const { id, partitions } = table;
      const columns = table.columns.map(({ name }) => name);
      yield { kind: 'table', value: { id, columns, partitions: [...partitions] } };
      const sum = new RowSum();
      for await (const rows of readRows(run, table)) {
        signal.throwIfAborted();
        for (const row of rows) sum.add(row);
        this.content.rows += rows.length;
        yield { kind: 'rows', value: rows };
        reporter.progress({ step: 'Copying rows', done: this.content.rows, total });
      }
      this.#sums[id] = sum.value;
      this.content.tables += 1;
    }
  }

  async *#readObjects(): AsyncGenerator<ArchiveRecord> {
    const { reporter, signal } = this.#context;
    const total = this.#keys.length;
    for (const [index, key] of this.#keys.entries()) {
      signal.throwIfAborted();
      yield* this.#readObject(key);
      reporter.progress({ step: 'Copying packages and images', done: index + 1, total });
    }
  }

  async *#readObject(key: string): AsyncGenerator<ArchiveRecord> {
    const object = await this.#source.objects.read(key);
    if (!object) {
      this.content.missingObjects.push(key);
      return;
    }
    const { size } = object;
    const stream = addAbortSignal(this.#context.signal, object.stream);
    yield { kind: 'object', value: { key, size } };
    const hash = createHash('sha256');
    for await (const data of stream as AsyncIterable<Buffer>) {
      hash.update(data);
      this.content.objectBytes += data.length;
      yield { kind: 'data', value: data };
    }
    this.content.objects += 1;
    yield { kind: 'objectEnd', value: { sha256: hash.digest('hex') } };
  }
}
