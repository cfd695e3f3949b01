import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import * as z from 'zod';
import { CommandFailure } from '../command.ts';

/** The environment variable of the npm registry, which npm reads, too. */
export const registryVariable = 'npm_config_registry';

const run = promisify(execFile);
const responseMs = 30_000;

const Metadata = z.object({
  versions: z.record(
    z.string(),
    z.object({ dist: z.object({ tarball: z.url(), integrity: z.string() }) }),
  ),
});

/** A version of a package, and where its files are. */
export interface PublishedPackage {
  version: string;
  tarball: string;
  /** The hash of the tarball, as in `sha512-…`. */
  integrity: string;
}

/** The signal that ends a download, and the function that receives its progress. */
export interface DownloadContext {
  signal: AbortSignal;
  /** Called with the bytes of every part that arrives. */
  onBytes(bytes: number): void;
}

function explain(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted || error instanceof CommandFailure) return error;
  const { name, message, code, cause } = error as NodeJS.ErrnoException & { cause?: Error };
  if (code === 'ENOSPC') {
    return new CommandFailure('The databases were not downloaded: the disk is full.');
  }
  if (name === 'ZodError' || name === 'SyntaxError') {
    return new CommandFailure(
      'The databases were not downloaded: the response is not that of an npm registry.',
    );
  }
  if (name !== 'TypeError' && name !== 'TimeoutError') return error;
  return new CommandFailure(
    `The databases were not downloaded: the npm registry cannot be reached (${cause?.message || message}).`,
  );
}

async function request(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, {
    headers: { accept: 'application/vnd.npm.install-v1+json, */*' },
    signal,
  });
  if (response.ok) return response;
  throw new CommandFailure(
    `The databases were not downloaded: ${url} responded with status ${response.status}.`,
  );
}

/** Returns the address of the npm registry that npm uses. @throws {CommandFailure} if npm is not installed */
export async function readRegistry(): Promise<string> {
  try {
    // In a checkout, npm refuses this in the folders of workspaces.
    const { stdout } = await run('npm', ['config', 'get', 'registry'], { cwd: tmpdir() });
    return stdout.trim();
  } catch {
    throw new CommandFailure(
      `npm is not installed. Set ${registryVariable} to the address of the npm registry.`,
    );
  }
}

/** Returns the newest version of a package with a major version. */
export async function findPackage(
  registry: string,
  name: string,
  major: number,
  signal: AbortSignal,
): Promise<PublishedPackage> {
  const url = `${registry.replace(/\/+$/, '')}/${name.replace('/', '%2f')}`;
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(responseMs)]);
    const { versions } = Metadata.parse(await (await request(url, limited)).json());
    const [newest] = Object.entries(versions)
      .filter(([version]) => version.startsWith(`${major}.`))
      .sort(([left], [right]) => right.localeCompare(left, 'en', { numeric: true }));
    if (newest) return { version: newest[0], ...newest[1].dist };
  } catch (error) {
    throw explain(error, signal);
  }
  throw new CommandFailure(`The npm registry has no version ${major} of ${name}.`);
}

/**
 * Downloads a package and unpacks it into a folder.
 *
 * @throws {@link CommandFailure} if the download fails or is not what the registry announced
 */
export async function unpackPackage(
  { tarball, integrity }: PublishedPackage,
  folder: string,
  { signal, onBytes }: DownloadContext,
): Promise<void> {
  const file = `${folder}.tgz`;
  const hash = createHash('sha512');
  try {
    const { body } = await request(tarball, signal);
    if (!body) throw new CommandFailure(`The databases were not downloaded: ${tarball} is empty.`);
    async function* count(source: AsyncIterable<Buffer>) {
      for await (const part of source) {
        hash.update(part);
        onBytes(part.length);
        yield part;
      }
    }
    await pipeline(Readable.fromWeb(body), count, createWriteStream(file), { signal });
  } catch (error) {
    throw explain(error, signal);
  }
  if (`sha512-${hash.digest('base64')}` !== integrity) {
    throw new CommandFailure(
      `The databases were not installed: ${tarball} differs from what the npm registry announced.`,
    );
  }
  await mkdir(folder);
  try {
    await run('tar', ['-xzf', file, '-C', folder, '--strip-components=1'], { signal });
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    if (signal.aborted) throw error;
    const reason = code === 'ENOENT' ? 'the program tar is missing' : stderr?.trim();
    throw new CommandFailure(`The databases were not unpacked: ${reason}.`);
  }
  await rm(file);
}
