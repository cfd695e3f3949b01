import manifest from '../../../package.json' with { type: 'json' };

/** The version of this release of the server. */
export const RELEASE: string = manifest.version;

/** The name of the server's connections in `pg_stat_activity`, from which other releases see its version. */
export const connectionName = `pressdock/${RELEASE}`;

/**
 * Selects the connections of running servers in `pg_stat_activity`. A pooler such as PgBouncer keeps
 * connections of servers that have stopped under their name. Running servers use theirs every ten
 * seconds.
 */
export const ofRunningServers = `datname = current_database()
  and application_name ~ '^pressdock(/|$)'
  and not (state = 'idle' and state_change < now() - interval '30 seconds')`;
