/**
 * How many repositories of an account and branches of a repository are listed, and how long both lists
 * are cached, in seconds.
 */
export const REPOSITORY_LIMITS = {
  repositories: 5000,
  branches: 1000,
  listCacheSeconds: 3600,
  branchCacheSeconds: 30,
  gitServers: 100,
  deployKeys: 500,
} as const;

/** The file whose version decides whether a push becomes a release. */
export const VERSION_FILE = 'pressdock.version';

/** The branch that is connected unless another one is chosen. @see specification, section 3 */
export const DEFAULT_BRANCH = 'master';

/** Milliseconds until the dialog that connects a repository closes after an error. */
export const CONNECT_ERROR_MS = 2000;
