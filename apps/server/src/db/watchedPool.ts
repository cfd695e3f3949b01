import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { NO_STATEMENT_LIMIT } from './statementLimit.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

const maxConnections = 10;
/** How long a transaction waits for a free or new connection. */
const connectMs = 10_000;
/** When a statement is given up although the database responds to others. It cancels its own earlier. */
const statementMs = 20_000;
/** A statement that takes longer makes the pool check whether the database responds at all. */
const suspiciousMs = 2000;
const watchMs = 500;
/** A database that takes longer to respond to a check is unavailable. */
const checkMs = 3000;
const reconnectMs = { min: 100, max: 5000 };
const tooManyConnections = '53300';

/** A statement or a connection that somebody waits for. */
interface Waiting {
  since: number;
  limitMs: number;
  reject(error: Error): void;
}

/** Settles like `work`, or rejects after `limitMs`. */
function withDeadline<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`No response within ${limitMs} ms.`));
    // After a busy event loop, a response that has arrived is read before the deadline counts.
    const timer = setTimeout(() => setImmediate(giveUp), limitMs).unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * A connection pool that survives the loss of connections and of the database. Work that waits for an
 * unresponsive database fails after a few seconds, further work fails at once until the database
 * responds again, and every such failure is a {@link DatabaseUnavailableError}.
 */
export class WatchedPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  /** Checks need a connection of their own, because those of the pool may all be busy. */
  readonly #checks: pg.Pool;
  readonly #waiting = new Set<Waiting>();
  readonly #lost = new WeakSet<pg.PoolClient>();
  readonly #watch: NodeJS.Timeout;
  #checking: Promise<boolean> | undefined;
  /** Why the database is unavailable; undefined while it responds. */
  #outage: unknown;
  #isClosed = false;

  constructor(config: pg.PoolConfig) {
    this.#pool = new pg.Pool({
      ...config,
      max: maxConnections,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
    });
    this.#checks = new pg.Pool({
      ...config,
      max: 1,
      connectionTimeoutMillis: checkMs + watchMs,
      query_timeout: checkMs + watchMs,
      idleTimeoutMillis: 60_000,
    });
    // The pool replaces a lost idle connection. A lost busy connection also fails its statement.
    for (const pool of [this.#pool, this.#checks]) {
      pool.on('error', () => undefined);
      pool.on('connect', (client) => client.on('error', () => this.#lost.add(client)));
    }
    this.#watch = setInterval(() => this.#checkWaiting(), watchMs).unref();
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#outage !== undefined) throw new DatabaseUnavailableError(this.#outage);
    const connecting = this.#pool.connect();
    try {
      return this.#lend(await this.#wait(connecting, Number.POSITIVE_INFINITY));
    } catch (error) {
      connecting.then(
        (client) => client.release(true),
        () => undefined,
      );
      void this.#check();
      throw error instanceof DatabaseUnavailableError ? error : new DatabaseUnavailableError(error);
    }
  }

  /** Returns whether the database responds. */
  async isReady(): Promise<boolean> {
    return this.#outage === undefined && this.#check();
  }

  /** Counts the connections, except the one for checks. */
  count(): { used: number; idle: number; waiting: number; max: number } {
    const { totalCount, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { used: totalCount - idle, idle, waiting, max: maxConnections };
  }

  async end(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    await Promise.all([this.#pool.end(), this.#checks.end()]);
  }

  #lend(client: pg.PoolClient): PostgresPoolClient {
    let limitMs = statementMs;
    let isLost = false;
    const query = async (text: string, values?: unknown[]) => {
      if (isLost) throw new DatabaseUnavailableError(new Error('The connection was lost.'));
      if (text === NO_STATEMENT_LIMIT) limitMs = Number.POSITIVE_INFINITY;
      try {
        return await this.#wait(client.query(text, values), limitMs);
      } catch (error) {
        if (error instanceof pg.DatabaseError) throw error;
        isLost = error instanceof DatabaseUnavailableError || this.#lost.has(client);
        throw isLost ? new DatabaseUnavailableError(error) : error;
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy || isLost),
    };
  }

  #wait<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { since: performance.now(), limitMs, reject };
      this.#waiting.add(waiting);
      work.then(resolve, reject).finally(() => this.#waiting.delete(waiting));
    });
  }

  #checkWaiting(): void {
    const now = performance.now();
    let isSuspicious = false;
    for (const { since, limitMs, reject } of this.#waiting) {
      if (now - since > suspiciousMs) isSuspicious = true;
      if (now - since > limitMs) {
        reject(new DatabaseUnavailableError(new Error(`No response within ${limitMs} ms.`)));
      }
    }
    if (isSuspicious) void this.#check();
  }

  /** Checks whether the database responds, once for all who ask at the same time. */
  #check(): Promise<boolean> {
    this.#checking ??= withDeadline(this.#checks.query('select 1'), checkMs)
      .then(
        () => true,
        (error) => {
          // A database without a free connection still works on those that are open.
          if (error instanceof pg.DatabaseError && error.code === tooManyConnections) return true;
          this.#beginOutage(error);
          return false;
        },
      )
      .finally(() => {
        this.#checking = undefined;
      });
    return this.#checking;
  }

  #beginOutage(cause: unknown): void {
    if (this.#outage !== undefined || this.#isClosed) return;
    this.#outage = cause;
    for (const { reject } of this.#waiting) reject(new DatabaseUnavailableError(cause));
    void this.#endOutage();
  }

  /** Checks with growing pauses, in part random, so that several servers do not reconnect at once. */
  async #endOutage(): Promise<void> {
    for (let pauseMs = reconnectMs.min; !this.#isClosed; ) {
      await wait(pauseMs * (0.5 + Math.random() / 2), undefined, { ref: false });
      if (await this.#check()) break;
      pauseMs = Math.min(pauseMs * 2, reconnectMs.max);
    }
    this.#outage = undefined;
  }
}
