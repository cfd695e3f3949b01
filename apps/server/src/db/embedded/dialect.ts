import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { NO_STATEMENT_LIMIT } from '../statementLimit.ts';
import { DISK_FULL, type EmbeddedClient, EmbeddedDatabaseError } from './client.ts';
import type { DiskReserve } from './diskReserve.ts';
import type { Turn } from './turn.ts';

const readOnlyTransaction = '25006';

/** Transactions are read-only while the disk is nearly full, and only then. */
function explainReadOnly(error: unknown): unknown {
  if ((error as EmbeddedDatabaseError).code !== readOnlyTransaction) return error;
  return new EmbeddedDatabaseError({ message: 'The disk is nearly full.', code: DISK_FULL });
}

class EmbeddedConnection implements DatabaseConnection {
  #client: EmbeddedClient;
  #generation: number;
  #timeoutMs: number | undefined;

  constructor(client: EmbeddedClient) {
    this.#client = client;
    this.#generation = client.generation;
  }

  /** Whether the database was reopened, which ended the transaction. */
  get isLost(): boolean {
    return this.#client.generation !== this.#generation;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isLost) {
      throw new EmbeddedDatabaseError({
        message: 'The transaction was lost when the embedded database was reopened.',
        code: '08006',
      });
    }
    // The engine has no statement timeout. Each transaction gets a new connection with the default.
    if (sql === NO_STATEMENT_LIMIT) this.#timeoutMs = 0;
    try {
      const result = await this.#client.query(sql, [...parameters], this.#timeoutMs);
      return { rows: result.rows as R[], numAffectedRows: BigInt(result.affectedRows) };
    } catch (error) {
      throw explainReadOnly(error);
    }
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator, but the engine has no cursors
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not support cursors.');
  }
}

class EmbeddedDriver implements Driver {
  #client: EmbeddedClient;
  #turn: Turn;
  #disk: DiskReserve;

  constructor(client: EmbeddedClient, turn: Turn, disk: DiskReserve) {
    this.#client = client;
    this.#turn = turn;
    this.#disk = disk;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    await this.#turn.take();
    return new EmbeddedConnection(this.#client);
  }

  async releaseConnection(): Promise<void> {
    this.#turn.pass();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const begin = this.#disk.isReadOnly() ? 'begin read only' : 'begin';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    // Its error would hide the one that ended the transaction.
    if (connection.isLost) return;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}

/**
 * Only the turn decides who uses the connection. Kysely's own lock would wait without a limit before it, and
 * would never be released if the turn then ended with an error.
 */
class EmbeddedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Returns the kysely dialect of the embedded database. */
export function embeddedDialect(client: EmbeddedClient, turn: Turn, disk: DiskReserve): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => new EmbeddedDriver(client, turn, disk),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
