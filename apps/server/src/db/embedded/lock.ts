import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Somebody else works in the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by process ${holder}.`);
    this.name = 'FolderInUse';
  }
}

interface Holder {
  pid: number;
  /** When the process and the machine started: a number alone may have been given to another process. */
  started: string;
}

/** Says when a process started, or undefined when there is none. Blank where the system does not tell. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything; the 20th field after it is the start in clock ticks.
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

/** A lock is written whole before it gets its name, so a text that does not parse has no living holder. */
function livingHolder(text: string): Holder | undefined {
  const holder = parse(text);
  return holder && startOf(holder.pid) === holder.started ? holder : undefined;
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

/** Moves a dead holder's lock away; false when it turned out to be a newer one, which is put back. */
function removeDead(path: string, text: string): boolean {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
  const isTheDeadOne = read(aside) === text;
  if (!isTheDeadOne) tryLink(aside, path);
  rmSync(aside, { force: true });
  return isTheDeadOne;
}

/**
 * Takes the data folder for this process until the returned function is called or the process ends.
 * A dead holder's lock is taken over, a living one's never.
 *
 * @throws {@link FolderInUse} naming the holder
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = join(folder, 'lock');
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid), id: randomUUID() });
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, own, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (tryLink(draft, path)) {
        // Another starter may have moved this lock aside by mistake for a moment; it puts it back.
        if (attempt > 0) await wait(100);
        if (read(path) === own) return () => release(path, own);
      }
      const text = read(path);
      if (text === undefined) continue;
      const holder = livingHolder(text);
      if (holder) throw new FolderInUse(folder, String(holder.pid));
      removeDead(path, text);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new FolderInUse(folder, 'unknown');
}

function release(path: string, own: string): void {
  if (read(path) === own) rmSync(path, { force: true });
}
