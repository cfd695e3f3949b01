import { createHash } from 'node:crypto';
import type { GitResult } from '../../ports/git.ts';
import { knownHostName, type ResolvedUrl } from './connection.ts';
import { isMissingProgram } from './failures.rules.ts';
import { runCommand } from './process.ts';

const timeoutSeconds = 10;
const types = ['ssh-ed25519', 'ecdsa-sha2-nistp256', 'ssh-rsa'];
const keyLine = /^\S+ (\S+) ([A-Za-z0-9+/]+={0,2})$/;

/** Returns the fingerprint of a public key, as SSH shows it. */
export function fingerprintOf(key: string): string {
  const hash = createHash('sha256').update(Buffer.from(key, 'base64')).digest('base64');
  return `SHA256:${hash.replace(/=+$/, '')}`;
}

/** Reads the SSH host keys of a server. The fingerprint is that of the newest kind of key. */
export async function scanKeys(
  folder: string,
  { url, address }: ResolvedUrl,
): Promise<GitResult<{ hostKeys: string; fingerprint: string }>> {
  const port = String(url.port ?? 22);
  const result = await runCommand({
    program: 'ssh-keyscan',
    args: ['-T', String(timeoutSeconds), '-p', port, '-t', 'ed25519,ecdsa,rsa', '--', address],
    env: { HOME: folder, LC_ALL: 'C' },
    cwd: folder,
    timeoutMs: timeoutSeconds * 2000,
    maxOutputBytes: 64 * 1024,
  });
  if (isMissingProgram(result.code)) return missingProgram;
  const keys = result.output
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [, type = '', key = ''] = keyLine.exec(line.trim()) ?? [];
      const rank = types.indexOf(type);
      return rank < 0 ? [] : [{ type, key, rank }];
    })
    .sort((one, other) => one.rank - other.rank);
  const [newest] = keys;
  if (!newest) {
    return { ok: false, failure: result.failure ?? 'unreachable', detail: result.messages.trim() };
  }
  const name = knownHostName(url);
  const hostKeys = keys.map(({ type, key }) => `${name} ${type} ${key}\n`).join('');
  return { ok: true, value: { hostKeys, fingerprint: fingerprintOf(newest.key) } };
}

/** The result on a server without Git or SSH. */
export const missingProgram = {
  ok: false,
  failure: 'failed',
  detail:
    'Git and the SSH client are not installed on this server. Ask its operator to install the packages "git" and "openssh-client".',
} as const;
