/** How a repository is read: over SSH with a deploy key, or over HTTPS. */
export type GitAccess =
  | { kind: 'ssh'; privateKey: string; hostKeys: string }
  | { kind: 'https'; userName: string; token: string }
  | { kind: 'public' };

/** A repository on a Git server. `url` is its SSH or HTTPS URL, without credentials. */
export interface GitRemote {
  url: string;
  access: GitAccess;
}

/** Why a Git server could not be read. */
export type GitFailure =
  | 'invalid_url'
  | 'not_public'
  | 'unreachable'
  | 'timeout'
  | 'denied'
  | 'not_found'
  | 'host_key_changed'
  | 'no_ref'
  | 'too_large'
  | 'failed';

/** A result of reading a Git server. `detail` is what Git printed, without secrets. */
export type GitResult<Value> =
  | { ok: true; value: Value }
  | { ok: false; failure: GitFailure; detail: string };

/** A branch or tag of a remote repository. */
export interface GitRef {
  /** Without `refs/heads/` or `refs/tags/`. */
  name: string;
  kind: 'branch' | 'tag';
  commit: string;
}

/** The refs of a repository, and the branch that its HEAD names. */
export interface GitRefs {
  refs: GitRef[];
  defaultBranch: string | null;
}

/** A commit that was fetched into a temporary folder. */
export interface FetchedCommit {
  commit: string;
  /** The first line of the message. */
  message: string;
  author: string;
  /** Returns a file of the commit; undefined if there is none or if it is larger than `maxBytes`. */
  readFile(path: string, maxBytes: number): Promise<string | undefined>;
  /** Returns the paths of the files directly in a folder. */
  listFolder(path: string): Promise<string[]>;
  /**
   * Returns the first lines of the messages of the commits after `since`, newest first, at most 50; only
   * that of this commit if `since` is undefined or not among its last 50 ancestors.
   */
  listSubjects(since: string | undefined): Promise<string[]>;
  /**
   * Writes the files of a folder as a zip file with one root folder, without those that `export-ignore`
   * and `.distignore` exclude.
   */
  archive(options: {
    path: string;
    rootFolder: string;
    zipFile: string;
  }): Promise<GitResult<number>>;
  /** Deletes the temporary folder. */
  release(): Promise<void>;
}

/** Reads repositories with Git: one operation is one process with limits on time, disk and memory. */
export interface Git {
  /** Returns the branches and tags. */
  listRefs(remote: GitRemote, signal?: AbortSignal): Promise<GitResult<GitRefs>>;
  /** Returns the SSH host keys of a server, in the format of a known_hosts file. */
  scanHostKeys(url: string): Promise<GitResult<{ hostKeys: string; fingerprint: string }>>;
  /**
   * Fetches one commit without its history.
   * @param onLine receives what Git prints, without secrets
   */
  fetchCommit(
    remote: GitRemote,
    commit: string,
    options: { signal: AbortSignal; onLine: (text: string) => void },
  ): Promise<GitResult<FetchedCommit>>;
}
