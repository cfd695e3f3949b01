import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { aptInstall } from '../../../../../scripts/bootstrap/apt.mjs';
import type { Installation } from './archive.ts';

const run = promisify(execFile);
const startMs = 60_000;

/** A copy of this machine in which systemd is process 1. Nothing it writes reaches the machine. */
export interface Container {
  /** Runs a program as root and returns what it printed. */
  run(program: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

async function requireContainers(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('Only root can start a container for systemd.');
  if (existsSync('/usr/bin/systemd-nspawn')) return;
  const problem = await aptInstall('systemd-container');
  if (problem !== undefined) throw new Error(`The peer needs systemd-nspawn, but ${problem}.`);
}

/** Mounts the machine's files, with an empty layer in memory for changes. Returns the root folder. */
async function mountFiles(folder: string): Promise<string> {
  await run('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
  const names = ['root', 'changes', 'work'] as const;
  for (const name of names) await mkdir(join(folder, name));
  const [root, changes, work] = names.map((name) => join(folder, name));
  const layers = `lowerdir=/,upperdir=${changes},workdir=${work}`;
  await run('mount', ['-t', 'overlay', 'overlay', '-o', layers, String(root)]);
  await rm(join(String(root), 'etc/machine-id'), { force: true });
  return String(root);
}

async function unmountFiles(folder: string): Promise<void> {
  await run('umount', [join(folder, 'root')]);
  await run('umount', [folder]);
  await rm(folder, { recursive: true });
}

async function findChild(parent: number | undefined): Promise<string> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return children.trim();
}

/** Starts the container and copies the unpacked archive to `/root`, and its Node into `PATH`. */
export async function startContainer({ program, binaries }: Installation): Promise<Container> {
  await requireContainers();
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-container-'));
  const root = await mountFiles(folder);
  await cp(join(binaries, 'node'), join(root, 'usr/local/bin/node'));
  await cp(program, join(root, 'root/pressdock'), { recursive: true });
  const args = ['--boot', '--register=no', '--keep-unit', '--link-journal=no', '--console=pipe'];
  const child = spawn(
    'systemd-nspawn',
    [`--directory=${root}`, '--machine=pressdock', ...args, 'systemd.unit=basic.target'],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'close');
  const runInside = async (name: string, ...more: string[]) => {
    const target = ['--target', await findChild(child.pid)];
    const spaces = ['--mount', '--pid', '--uts', '--ipc', '--cgroup', '--root', '--wd'];
    return (await run('nsenter', [...target, ...spaces, name, ...more])).stdout.trim();
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await unmountFiles(folder);
  };
  const end = Date.now() + startMs;
  for (;;) {
    const isActive = await runInside('systemctl', 'is-active', 'basic.target').catch(() => '');
    if (isActive === 'active') return { run: runInside, stop };
    if (Date.now() > end || child.exitCode !== null) {
      await stop();
      throw new Error('systemd did not start in the container.');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
