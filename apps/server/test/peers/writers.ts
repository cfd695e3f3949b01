import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, RunStatement } from '../../src/db/database.ts';

const writers = 8;
const writesPerSecond = 200;

/**
 * Adds a customer with a license in each transaction, at a constant rate. Each writer waits for its
 * previous write.
 */
export class Writers {
  /** The keys of licenses whose transactions were committed. */
  readonly stored: string[] = [];
  readonly startedAt = performance.now();
  slowestMs = 0;
  #isOver = false;
  #running: Promise<void>[];

  constructor(database: Database, accountId: string) {
    this.#running = Array.from({ length: writers }, (_, writer) =>
      this.#write(database, accountId, writer),
    );
  }

  get perSecond(): number {
    return (this.stored.length * 1000) / (performance.now() - this.startedAt);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  async #write(database: Database, accountId: string, writer: number): Promise<void> {
    const pauseMs = (1000 * writers) / writesPerSecond;
    let dueAt = performance.now();
    for (let number = 0; !this.#isOver; number += 1) {
      const start = performance.now();
      const name = `w${writer}-${number}`;
      await database.withAccount({ accountId }, (tx) =>
        sql`with customer as (insert into customers (id, account_id, email)
            values (gen_random_uuid(), ${accountId}, ${`${name}@example.com`}) returning id)
          insert into licenses (id, account_id, customer_id, key)
            select gen_random_uuid(), ${accountId}, id, ${name} from customer`.execute(tx),
      );
      this.stored.push(name);
      this.slowestMs = Math.max(this.slowestMs, performance.now() - start);
      dueAt += pauseMs;
      await wait(Math.max(0, dueAt - performance.now()));
    }
  }
}

/** Returns the hashes of the rows of each write that a database has. */
export async function readWrites(run: RunStatement): Promise<Map<string, string>> {
  const { rows } = await run(`select l.key, md5(l::text || c::text) as hash
    from licenses l join customers c on c.id = l.customer_id where l.key ~ '^w[0-9]+-[0-9]+$'`);
  return new Map((rows as { key: string; hash: string }[]).map(({ key, hash }) => [key, hash]));
}

/** Returns the writes whose writer's previous write is missing; none in a consistent snapshot. */
export function findGaps(writes: ReadonlyMap<string, string>): string[] {
  return [...writes.keys()].filter((name) => {
    const [writer, number] = name.split('-');
    return Number(number) > 0 && !writes.has(`${writer}-${Number(number) - 1}`);
  });
}
