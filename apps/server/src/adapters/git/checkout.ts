import type { GitFailure } from '../../ports/git.ts';
import type { CommandResult } from './process.ts';

/** Runs Git in the fetched repository. */
export type RunGit = (
  args: readonly string[],
  options?: { input?: string; env?: Record<string, string>; maxOutputBytes?: number },
) => Promise<CommandResult>;

/** The repository of a fetched commit. */
export interface Checkout {
  /** The temporary folder, which contains the repository. */
  folder: string;
  repository: string;
  commit: string;
  git: RunGit;
  /** Fetches the commit with its last ancestors. */
  fetchHistory(): Promise<CommandResult>;
}

/** The longest list of files that is read. */
export const treeBytes = 16 * 1024 * 1024;

/** A command of Git that failed. */
export class GitError extends Error {
  readonly failure: GitFailure;

  constructor(failure: GitFailure, detail: string) {
    super(detail);
    this.failure = failure;
  }
}

/** Returns whether a command succeeded. */
export const succeeded = (result: CommandResult): boolean =>
  result.code === 0 && result.failure === undefined;

/** Returns the output of a command. @throws if it failed */
export function requireSuccess(result: CommandResult): Buffer {
  if (succeeded(result)) return result.output;
  throw new GitError(result.failure ?? 'failed', result.messages.trim());
}
