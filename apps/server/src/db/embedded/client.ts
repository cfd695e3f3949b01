import { Worker } from 'node:worker_threads';
import type { Answer, PlainDatabaseError } from './messages.ts';

/** Rows of one statement. */
export interface EmbeddedResult {
  rows: unknown[];
  affectedRows: number;
}

/** An error of the embedded database, with the fields a Postgres driver's error has. */
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

/** Statements to the embedded database, one at a time. */
export interface EmbeddedClient {
  /** Grows each time the thread was replaced; a transaction of an earlier generation is gone. */
  readonly generation: number;
  /** Runs one statement. One that takes longer than `timeoutMs` (15 s; 0 is for ever) ends with its thread. */
  query(sql: string, parameters?: unknown[], timeoutMs?: number): Promise<EmbeddedResult>;
  /** Runs several statements without values; their rows come together. */
  script(sql: string): Promise<EmbeddedResult>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: EmbeddedResult): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout | undefined;
}

const defaultTimeoutMs = 15_000;
const queryCanceled = '57014';
const connectionFailure = '08006';

function lost(message: string, code: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError({ message, code });
}

class WorkerClient implements EmbeddedClient {
  generation = 0;
  #folder: string;
  #onFailure: (error: Error) => void;
  #worker: Worker | undefined;
  #opening: Promise<Worker> | undefined;
  #waiting = new Map<number, Waiting>();
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
      worker.on('message', (answer: Answer) => {
        if (answer.kind === 'ready') {
          this.#worker = worker;
          resolve(worker);
        } else this.#settle(answer);
      });
      worker.on('error', (error) => {
        reject(error);
        this.#fail(worker, error instanceof Error ? error : new Error(String(error)));
      });
      worker.on('exit', () => {
        reject(new Error('The embedded database ended while it was being opened.'));
        this.#fail(worker, new Error('The embedded database ended by itself.'));
      });
    });
    return this.#opening;
  }

  query(sql: string, parameters: unknown[] = [], timeoutMs = defaultTimeoutMs) {
    return this.#ask(sql, parameters, timeoutMs);
  }

  script(sql: string) {
    return this.#ask(sql, null, defaultTimeoutMs);
  }

  async #ask(sql: string, parameters: unknown[] | null, timeoutMs: number) {
    if (this.#isClosing) throw lost('The embedded database is closed.', connectionFailure);
    const worker = await this.open();
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<EmbeddedResult>((resolve, reject) => {
      const timer =
        timeoutMs > 0 ? setTimeout(() => this.#endRunaway(timeoutMs), timeoutMs) : undefined;
      this.#waiting.set(id, { resolve, reject, timer });
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
    this.#rejectAll(lost('The embedded database is closed.', connectionFailure));
  }

  #settle(answer: Answer): void {
    if (answer.kind === 'ready' || answer.kind === 'closed') return;
    const waiting = this.#waiting.get(answer.id);
    if (waiting === undefined) return;
    this.#waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if (answer.kind === 'error') waiting.reject(new EmbeddedDatabaseError(answer.error));
    else waiting.resolve({ rows: answer.rows, affectedRows: answer.affectedRows });
  }

  #rejectAll(error: Error): void {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }

  /** Postgres's own `statement_timeout` does nothing here; only ending the thread stops a statement. */
  #endRunaway(timeoutMs: number): void {
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
    this.#rejectAll(lost(`A statement took longer than ${timeoutMs} ms.`, queryCanceled));
  }

  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker || this.#isClosing) return;
    this.#worker = undefined;
    this.generation += 1;
    this.#rejectAll(lost(error.message, connectionFailure));
    this.#onFailure(error);
  }
}

/**
 * Opens the database in `folder` in a thread of its own.
 *
 * @param onFailure called when the thread is lost for good; the caller ends the process
 */
export async function openEmbeddedClient(
  folder: string,
  onFailure: (error: Error) => void,
): Promise<EmbeddedClient> {
  const client = new WorkerClient(folder, onFailure);
  await client.open();
  return client;
}
