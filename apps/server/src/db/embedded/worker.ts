import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem, durableStartParams } from './file-system.ts';
import type { PlainDatabaseError, WorkerRequest, WorkerResponse } from './messages.ts';

// Runs in a worker thread, so that a slow query does not block other requests.

const port = parentPort;
if (port === null) throw new Error('The embedded database runs in a worker thread.');

const int8 = 20;
const date = 1082;

const database = await PGlite.create({
  fs: new DurableFileSystem((workerData as { folder: string }).folder),
  startParams: durableStartParams,
  parsers: { [int8]: Number, [date]: (value) => value },
});

function send(response: WorkerResponse): void {
  port?.postMessage(response);
}

function toPlainError(error: unknown): PlainDatabaseError {
  const { message, code, constraint, detail, table, column } = error as PlainDatabaseError;
  return { message, code, constraint, detail, table, column };
}

async function run(sql: string, parameters: unknown[] | null) {
  if (parameters === null) {
    const results = await database.exec(sql);
    return { rows: results.flatMap(({ rows }) => rows), affectedRows: 0 };
  }
  const { rows, affectedRows } = await database.query(sql, parameters);
  return { rows, affectedRows: affectedRows ?? 0 };
}

port.on('message', async (request: WorkerRequest | 'close') => {
  if (request === 'close') {
    await database.close();
    send({ kind: 'closed' });
    port.close();
    return;
  }
  const { id, sql, parameters } = request;
  try {
    send({ kind: 'rows', id, ...(await run(sql, parameters)) });
  } catch (error) {
    send({ kind: 'error', id, error: toPlainError(error) });
  }
});

send({ kind: 'ready' });
