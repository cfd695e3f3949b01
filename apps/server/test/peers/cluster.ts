import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Cluster, startCluster } from '../../../../scripts/postgres.mjs';

/** A Postgres of its own, with a role that owns databases and cannot bypass row-level security. */
export interface TestCluster {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  remove(): void;
}

/** Starts a Postgres of its own. */
export async function startTestCluster(): Promise<TestCluster> {
  const cluster: Cluster = await startCluster();
  await cluster.runScript(
    'create role pressdock login createrole nosuperuser nobypassrls createdb;',
  );
  return {
    async createDatabase() {
      const name = `db_${randomUUID().replaceAll('-', '')}`;
      await cluster.runScript(`create database ${name} owner pressdock;`);
      return `postgres://pressdock@127.0.0.1:${cluster.port}/${name}`;
    },
    remove: () => cluster.remove(),
  };
}

/** Runs a statement on a database and returns its rows. */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
