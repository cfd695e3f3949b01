import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process uses the data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by process ${holder}. Stop that process or set PRESSDOCK_DATA to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

interface Holder {
  pid: number;
  /** When the machine and the process started, because process ids are reused. */
  started: string;
}

/** Returns when a process started; undefined if it does not run, empty if the system does not report it. */
function readStartTime(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces; the 20th field after it is the start in clock ticks.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : `${boot}/${fields[18]}`;
  } catch {
    return '';
  }
}

function parse(text: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns the running process that holds a lock. Locks are created atomically, so an invalid one is stale. */
function findRunningHolder(text: string): Holder | undefined {
  const holder = parse(text);
  return holder && readStartTime(holder.pid) === holder.started ? holder : undefined;
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a stale lock. Returns false, and restores the lock, if it was replaced in the meantime. */
function removeStaleLock(path: string, text: string): boolean {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
  const isStale = read(aside) === text;
  if (!isStale) tryLink(aside, path);
  rmSync(aside, { force: true });
  return isStale;
}

/**
 * Locks the data folder until the returned function is called or the process ends. Replaces the lock
 * of a process that no longer runs.
 *
 * @throws {@link FolderInUseError} naming the holder
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = join(folder, 'lock');
  const own = JSON.stringify({
    pid: process.pid,
    started: readStartTime(process.pid),
    id: randomUUID(),
  });
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, own, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (tryLink(draft, path)) {
        // Another starting process may have moved this lock by mistake; it restores it at once.
        if (attempt > 0) await wait(100);
        if (read(path) === own) return () => release(path, own);
      }
      const text = read(path);
      if (text === undefined) continue;
      const holder = findRunningHolder(text);
      if (holder) throw new FolderInUseError(folder, String(holder.pid));
      removeStaleLock(path, text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new FolderInUseError(folder, 'unknown');
}

function release(path: string, own: string): void {
  if (read(path) === own) rmSync(path, { force: true });
}
