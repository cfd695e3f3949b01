import { type QueryExecutorProvider, sql } from 'kysely';
import { ConfigError } from '../../config.ts';
import { versionOrder } from '../../wordpress/versionOrder.ts';
import type { ReleasedMigration } from '../migrations/index.ts';
import { ofRunningServers, RELEASE } from './release.ts';

/** The difference between a database and the schema of this release. */
export interface MigrationPlan {
  /** The names of the migrations to run, in order. */
  pending: string[];
  /** The first release that works after the pending migrations; undefined if any does. */
  oldestRelease: string | undefined;
  /** The names of migrations of a newer release. */
  unknown: string[];
}

type Migrations = Readonly<Record<string, ReleasedMigration>>;

const isOlder = (one: string, other: string) => versionOrder(one) < versionOrder(other);

/** Returns the oldest release that can use a database after all of the migrations; undefined if any can. */
function findOldestRelease(pending: readonly ReleasedMigration[]): string | undefined {
  return pending
    .flatMap(({ contractsFor }) => contractsFor ?? [])
    .reduce<string | undefined>(
      (newest, one) => (newest === undefined || isOlder(newest, one) ? one : newest),
      undefined,
    );
}

/** Reads the journal of a database and compares it with the migrations of this release. */
export async function planMigrations(
  db: QueryExecutorProvider,
  all: Migrations,
): Promise<MigrationPlan> {
  const journal = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration') as name`.execute(db);
  const applied = journal.rows[0]?.name
    ? await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    : { rows: [] };
  const names = new Set(applied.rows.map(({ name }) => name));
  const pending = Object.entries(all).filter(([name]) => !names.has(name));
  return {
    pending: pending.map(([name]) => name),
    // No other release uses a new database.
    oldestRelease:
      names.size === 0 ? undefined : findOldestRelease(pending.map(([, migration]) => migration)),
    unknown: [...names].filter((name) => !Object.hasOwn(all, name)),
  };
}

/**
 * Makes sure that this release is not older than the database.
 *
 * @throws {@link ConfigError} for a database of a newer release
 */
export function requireNoNewer({ unknown: [name] }: MigrationPlan): void {
  if (name === undefined) return;
  throw new ConfigError(
    `A newer release of Pressdock has upgraded the database (migration ${name}), and ${RELEASE} cannot use it. Start that release again, or restore a backup from before the upgrade.`,
  );
}

/** Returns the releases of the servers that are connected to a Postgres database. */
async function listConnectedReleases(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where ${sql.raw(ofRunningServers)}`.execute(db);
  // Releases before 0.2.0 do not tell their version. A name may say more than the release.
  return rows.map(({ name }) => /^pressdock\/(\S+)/.exec(name)?.[1] ?? '0.1.0');
}

/**
 * Makes sure that no connected server would fail after the migrations of a plan.
 *
 * @throws {@link ConfigError} while such a server is connected
 */
export async function requireNoOlderServers(
  db: QueryExecutorProvider,
  { oldestRelease }: MigrationPlan,
): Promise<void> {
  if (oldestRelease === undefined) return;
  const releases = await listConnectedReleases(db);
  const older = releases.find((one) => isOlder(one, oldestRelease));
  if (older === undefined) return;
  throw new ConfigError(
    `A server of release ${older} still uses the database, and this upgrade removes what releases before ${oldestRelease} need. Upgrade that server to ${oldestRelease} first, or stop it.`,
  );
}
