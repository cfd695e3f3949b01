import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { PlainDatabaseError, WorkerResponse } from './messages.ts';

/** Rows of one statement. */
export interface EmbeddedResult {
  rows: unknown[];
  affectedRows: number;
}

/** An error of the embedded database, with the fields of a Postgres driver's error. */
export class EmbeddedDatabaseError extends Error {
  code: string | undefined;
  constraint: string | undefined;
  detail: string | undefined;
  constructor(error: PlainDatabaseError) {
    super(error.message);
    this.name = 'EmbeddedDatabaseError';
    this.code = error.code;
    this.constraint = error.constraint;
    this.detail = error.detail;
  }
}

/** Sends statements to the embedded database, one at a time. */
export interface EmbeddedClient {
  /** Counts how often the thread was replaced. Transactions of earlier generations are lost. */
  readonly generation: number;
  /** Runs one statement. After `timeoutMs` (default 15 s; 0 means no limit) the thread is terminated. */
  query(sql: string, parameters?: unknown[], timeoutMs?: number): Promise<EmbeddedResult>;
  /** Runs several statements without parameters and returns all of their rows. */
  script(sql: string): Promise<EmbeddedResult>;
  close(): Promise<void>;
}

interface PendingStatement {
  resolve(result: EmbeddedResult): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout | undefined;
}

/** Postgres's code for a full disk. */
export const DISK_FULL = '53100';

const defaultTimeoutMs = 15_000;
const queryCanceled = '57014';
const connectionFailure = '08006';

function connectionError(message: string, code: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError({ message, code });
}

// V8's optimizing compiler takes 600 MB for one function, the engine's SQL parser. Without it, a short
// transaction takes about a tenth more processor time, and a scan of a table up to twice as much.
setFlagsFromString('--liftoff-only --no-wasm-tier-up --no-wasm-dynamic-tiering');

class WorkerClient implements EmbeddedClient {
  generation = 0;
  #folder: string;
  #onFailure: (error: Error) => void;
  #worker: Worker | undefined;
  #opening: Promise<Worker> | undefined;
  #pending = new Map<number, PendingStatement>();
  #lastId = 0;
  #isClosing = false;

  constructor(folder: string, onFailure: (error: Error) => void) {
    this.#folder = folder;
    this.#onFailure = onFailure;
  }

  /** Starts the thread and waits until the database is open. */
  open(): Promise<Worker> {
    this.#opening ??= new Promise<Worker>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: { folder: this.#folder },
        execArgv: [],
      });
      worker.on('message', (message: WorkerResponse) => {
        if (message.kind === 'ready') {
          this.#worker = worker;
          resolve(worker);
        } else this.#settle(message);
      });
      worker.on('error', (error) => {
        reject(error);
        this.#fail(worker, error instanceof Error ? error : new Error(String(error)));
      });
      worker.on('exit', () => {
        reject(new Error('The embedded database stopped while it was opening.'));
        this.#fail(worker, new Error('The embedded database stopped unexpectedly.'));
      });
    });
    return this.#opening;
  }

  query(sql: string, parameters: unknown[] = [], timeoutMs = defaultTimeoutMs) {
    return this.#send(sql, parameters, timeoutMs);
  }

  script(sql: string) {
    return this.#send(sql, null, defaultTimeoutMs);
  }

  async #send(sql: string, parameters: unknown[] | null, timeoutMs: number) {
    if (this.#isClosing)
      throw connectionError('The embedded database is closed.', connectionFailure);
    const worker = await this.open();
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<EmbeddedResult>((resolve, reject) => {
      const timer =
        timeoutMs > 0
          ? setTimeout(() => this.#terminateStatement(timeoutMs), timeoutMs)
          : undefined;
      this.#pending.set(id, { resolve, reject, timer });
      worker.postMessage({ id, sql, parameters });
    });
  }

  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    const worker = await this.#opening?.catch(() => undefined);
    if (worker === undefined) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage('close');
    const timer = setTimeout(() => worker.terminate(), 10_000);
    await ended;
    clearTimeout(timer);
    this.#rejectAll(connectionError('The embedded database is closed.', connectionFailure));
  }

  #settle(response: WorkerResponse): void {
    if (response.kind === 'ready' || response.kind === 'closed') return;
    const pending = this.#pending.get(response.id);
    if (pending === undefined) return;
    this.#pending.delete(response.id);
    clearTimeout(pending.timer);
    if (response.kind === 'error') pending.reject(new EmbeddedDatabaseError(response.error));
    else pending.resolve({ rows: response.rows, affectedRows: response.affectedRows });
  }

  #rejectAll(error: Error): void {
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#pending.clear();
  }

  /** Terminates the thread, because the engine ignores `statement_timeout`. */
  #terminateStatement(timeoutMs: number): void {
    const worker = this.#worker;
    this.#worker = undefined;
    this.generation += 1;
    const ended = worker?.terminate() ?? Promise.resolve(0);
    this.#opening = undefined;
    const reopened = ended.then(() => {
      this.#opening = undefined;
      return this.open();
    });
    this.#opening = reopened;
    reopened.catch((error: Error) => this.#onFailure(error));
    this.#rejectAll(
      connectionError(`A statement took longer than ${timeoutMs} ms.`, queryCanceled),
    );
  }

  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker || this.#isClosing) return;
    this.#worker = undefined;
    this.generation += 1;
    this.#rejectAll(connectionError(error.message, connectionFailure));
    this.#onFailure(error);
  }
}

/**
 * Opens the database in `folder` in a worker thread.
 *
 * @param onFailure called if the thread cannot be restarted; the caller must end the process
 */
export async function openEmbeddedClient(
  folder: string,
  onFailure: (error: Error) => void,
): Promise<EmbeddedClient> {
  const client = new WorkerClient(folder, onFailure);
  await client.open();
  return client;
}
