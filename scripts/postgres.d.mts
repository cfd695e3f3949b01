/** A Postgres cluster in a temporary folder. */
export interface Cluster {
  /** The folder of psql, pg_dump and the other programs. */
  binaries: string;
  port: number;
  start(): Promise<void>;
  /** Stops the server: SIGINT ends its connections, SIGKILL leaves it no time to. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Stops (SIGSTOP) or continues (SIGCONT) all processes of the server. */
  signal(signal: NodeJS.Signals): void;
  /** Runs a script of psql as the administrator. */
  runScript(script: string): Promise<void>;
  remove(): void;
}

/** Returns the folder of Postgres' programs, which it installs if they are missing. */
export function findPostgres(): Promise<string>;
/** A durable cluster writes like one in production, for measurements. */
export function startCluster(options?: { isDurable?: boolean }): Promise<Cluster>;
export function withPostgres<Result>(
  work: (url: string) => Promise<Result>,
  options?: { isDurable?: boolean },
): Promise<Result>;
