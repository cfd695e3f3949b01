/** The state of something that the server depends on. `degraded`: most of the server works without it. */
export type CheckStatus = 'ok' | 'degraded' | 'failed';

/** The result of a check, with a reason that reveals no addresses or credentials. */
export interface Check {
  status: CheckStatus;
  reason?: string;
}

/** The state of the data folder. */
export type FolderState = 'ok' | 'full' | 'not_writable' | 'missing' | 'no_response';

/** The uses of the data folder. */
export interface FolderUse {
  holdsDatabase: boolean;
  holdsPackages: boolean;
}

/**
 * Decides what the state of the data folder means. A full disk is degraded because the server then still
 * responds to sites; the embedded database stops at its next write if it cannot write at all.
 */
export function judgeFolder(
  state: FolderState,
  { holdsDatabase, holdsPackages }: FolderUse,
): Check {
  if (state === 'ok') return { status: 'ok' };
  if (state === 'full') return { status: 'degraded', reason: state };
  const isNeeded = holdsDatabase || (holdsPackages && state !== 'not_writable');
  return { status: isNeeded ? 'failed' : 'degraded', reason: state };
}

const folderStates: Readonly<Record<string, FolderState>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** Returns the state of a folder in which a file could not be written. */
export function stateOfError(code: string | undefined): FolderState {
  return folderStates[code ?? ''] ?? 'not_writable';
}

/** Returns the worst status of all checks. */
export function summarize(checks: readonly Check[]): CheckStatus {
  const statuses = new Set(checks.map(({ status }) => status));
  if (statuses.has('failed')) return 'failed';
  return statuses.has('degraded') ? 'degraded' : 'ok';
}
