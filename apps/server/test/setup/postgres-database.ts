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

/** The name of the database at an address. */
export function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Makes a copy of a database beside the one that `TEST_DATABASE_URL` names; answers its address. */
export async function createDatabase(template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name} template ${template}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Drops a database that {@link createDatabase} made. Not by force: that fails where an autovacuum
 * worker, which is a superuser's, happens to be there; without it Postgres sends the worker away.
 */
export async function dropDatabase(url: string): Promise<void> {
  await asAdministrator(`drop database ${nameOf(url)}`);
}
