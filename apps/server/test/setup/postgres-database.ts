import { randomUUID } from 'node:crypto';
import pg from 'pg';

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Returns the name of the database in a URL. */
export function databaseNameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Copies a database next to the one in `TEST_DATABASE_URL` and returns the copy's URL. */
export async function createDatabase(template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name} template ${template}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Drops a database that {@link createDatabase} created. Without `force`, which fails while an
 * autovacuum worker, which belongs to a superuser, is connected; otherwise Postgres ends the worker.
 */
export async function dropDatabase(url: string): Promise<void> {
  await asAdministrator(`drop database ${databaseNameOf(url)}`);
}
