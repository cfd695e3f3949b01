import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../../../../..');
const cache = join(repository, 'node_modules/.cache/pressdock');

/** The oldest Node that the archive supports. */
const oldestNode = `node-linux-${process.arch}@22.19.0`;

/** A folder with the unpacked archive and a copy of Node, and nothing else. */
export interface Installation {
  folder: string;
  /** The folder of the unpacked archive. */
  program: string;
  /** The folder with Node. */
  binaries: string;
  remove(): Promise<void>;
}

/** Builds the archive into a folder and returns its path. */
export async function buildArchive(output: string): Promise<string> {
  await run(process.execPath, ['scripts/package.mjs', '--output', output], { cwd: repository });
  const [archive = ''] = (await readdir(output)).filter((name) => name.endsWith('.tar.gz'));
  return join(output, archive);
}

/** Returns the path of the oldest Node that the archive supports, which it downloads once. */
async function findOldestNode(): Promise<string> {
  const folder = join(cache, oldestNode);
  const node = join(folder, 'bin/node');
  if (existsSync(node)) return node;
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, 'unpacking-'));
  try {
    await run('npm', ['pack', oldestNode, '--silent'], { cwd: work });
    const [archive = ''] = await readdir(work);
    await run('tar', ['-xzf', archive], { cwd: work });
    await rm(folder, { recursive: true, force: true });
    await rename(join(work, 'package'), folder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return node;
}

/** Unpacks an archive as an operator does, and puts the oldest supported Node next to it. */
export async function install(archive: string): Promise<Installation> {
  const node = await findOldestNode();
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-installation-'));
  await chmod(folder, 0o755);
  const binaries = join(folder, 'node');
  await mkdir(binaries);
  await cp(node, join(binaries, 'node'));
  await run('tar', ['-xzf', archive, '-C', folder]);
  const [name = ''] = (await readdir(folder)).filter((entry) => entry.startsWith('pressdock-'));
  return {
    folder,
    program: join(folder, name),
    binaries,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Reads an example file of the archive. */
export function readExample(
  { program }: Pick<Installation, 'program'>,
  name: string,
): Promise<string> {
  return readFile(join(program, 'deploy', name), 'utf8');
}
