import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { controlFilePath } from './lock.ts';

const lock = new URL('./lock.ts', import.meta.url).href;
/** Locks a folder, prints the result in one line and then waits. */
const script = `const { lockFolder } = await import('${lock}');
  try { await lockFolder(process.argv[1]); console.log('locked'); setInterval(() => {}, 1e6); }
  catch (error) { console.log(error.message); }`;

const namespaces = ['--pid', '--fork', '--kill-child', '--mount-proc', '--net', '--ipc', '--uts'];
/** Commands that run another command in its own namespaces, as a container does. */
const isolations = [
  ['unshare', ...namespaces],
  ['unshare', '--user', '--map-root-user', ...namespaces],
];
const isolation = isolations.find(
  ([command = '', ...args]) => spawnSync(command, [...args, 'true']).status === 0,
);

let folder: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-lock-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts a process that locks the folder, and returns it with the line that it prints. */
async function lockElsewhere(target: string, wrapper: readonly string[] = []) {
  const [command = '', ...args] = [
    ...wrapper,
    ...[process.execPath, '--conditions=pressdock-source', '--input-type=module', '-e', script],
    target,
  ];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, line: String(line).trim() };
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const refused = /^The data folder .+ is in use by process \d+\. Stop that process or set /;

describe('a locked folder', () => {
  test('is refused to a process that cannot see the holder, as in another container', async () => {
    const holder = await lockElsewhere(folder, isolation);
    expect(holder.line).toBe('locked');
    if (isolation === undefined) {
      // Without the privilege to create a namespace: the holder's id belongs to no process here.
      const text = await readFile(join(folder, 'lock'), 'utf8');
      await writeFile(join(folder, 'lock'), text.replace(String(holder.child.pid), '4194305'));
    }
    expect((await lockElsewhere(folder)).line).toMatch(refused);
    if (isolation) expect((await lockElsewhere(folder, isolation)).line).toMatch(refused);
  });

  test('is refused although the id in the lock belongs to no process or to another one', async () => {
    const holder = await lockElsewhere(folder);
    const text = await readFile(join(folder, 'lock'), 'utf8');
    for (const pid of ['4194305', String(process.pid)]) {
      await writeFile(join(folder, 'lock'), text.replace(String(holder.child.pid), pid));
      expect((await lockElsewhere(folder)).line).toMatch(refused);
    }
  });

  test('names a holder on another host', async () => {
    const holder = await lockElsewhere(folder);
    const record = JSON.parse(await readFile(join(folder, 'lock'), 'utf8'));
    await writeFile(join(folder, 'lock'), JSON.stringify({ ...record, host: 'web-2' }));
    expect((await lockElsewhere(folder)).line).toContain(
      `in use by process ${holder.child.pid} on web-2.`,
    );
  });

  test('is free after its holder was killed', async () => {
    for (let round = 0; round < 3; round += 1) {
      const holder = await lockElsewhere(folder);
      expect(holder.line).toBe('locked');
      await kill(holder.child);
    }
  });

  test('contains no control address of an earlier holder, but that of the current one', async () => {
    const path = controlFilePath(folder);
    await writeFile(path, 'of a holder that was killed');
    await lockElsewhere(folder);
    expect(existsSync(path)).toBe(false);
    await writeFile(path, 'of the current holder');
    expect((await lockElsewhere(folder)).line).toMatch(refused);
    expect(await readFile(path, 'utf8')).toBe('of the current holder');
  });

  test('is given to one of many processes that start together', async () => {
    await kill((await lockElsewhere(folder)).child);
    const started = await Promise.all(Array.from({ length: 6 }, () => lockElsewhere(folder)));
    expect(started.filter(({ line }) => line === 'locked')).toHaveLength(1);
    expect(started.filter(({ line }) => refused.test(line))).toHaveLength(5);
  });

  test('may have a long path', async () => {
    const long = join(folder, ...Array.from({ length: 5 }, () => 'n'.repeat(200)));
    await mkdir(long, { recursive: true });
    expect((await lockElsewhere(long)).line).toBe('locked');
    expect((await lockElsewhere(long)).line).toMatch(refused);
  });
});
