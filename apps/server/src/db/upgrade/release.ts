import manifest from '../../../package.json' with { type: 'json' };

/** The version of this release of the server. */
export const RELEASE: string = manifest.version;

/** The name of the server's connections in `pg_stat_activity`, from which other releases see its version. */
export const connectionName = `pressdock/${RELEASE}`;
