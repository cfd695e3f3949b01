import { lookup } from 'node:dns/promises';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { GitFailure, GitRemote } from '../../ports/git.ts';
import { type GitUrl, parseGitUrl } from '../../ports/gitUrl.ts';
import { isPublicAddress } from '../safeFetch/publicAddress.rules.ts';

/** Returns all current addresses of a host name. */
export type Resolve = (host: string) => Promise<{ address: string }[]>;

/** How a Git server is reached: one checked address, the environment of Git, and what to mask. */
export interface Connection {
  url: GitUrl;
  env: Record<string, string>;
  secrets: string[];
}

/** A URL whose host has been resolved to one address. */
export interface ResolvedUrl {
  url: GitUrl;
  address: string;
}

type Failed = { failure: GitFailure };

const publicHttpPorts: readonly (number | null)[] = [null, 8443];

/** Settings that apply to every command. Nothing is read from the machine or from the repository. */
const settings: readonly (readonly [name: string, value: string])[] = [
  ['core.hooksPath', '/dev/null'],
  ['core.attributesFile', '/dev/null'],
  ['core.symlinks', 'false'],
  ['core.bigFileThreshold', '1m'],
  ['core.packedGitWindowSize', '8m'],
  ['core.packedGitLimit', '64m'],
  ['core.deltaBaseCacheLimit', '16m'],
  ['pack.threads', '1'],
  ['transfer.unpackLimit', '1'],
  ['fetch.recurseSubmodules', 'false'],
  ['submodule.recurse', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
  ['credential.helper', ''],
  ['http.followRedirects', 'false'],
  // A server that prepares a large pack sends a few bytes every five seconds.
  ['http.lowSpeedLimit', '1'],
  ['http.lowSpeedTime', '45'],
];

/** Returns the environment of Git. @param more settings that contain secrets or addresses */
export function createEnvironment(
  home: string,
  protocols: string,
  more: readonly (readonly [name: string, value: string])[] = [],
): Record<string, string> {
  const all = [...settings, ...more];
  return {
    HOME: home,
    XDG_CONFIG_HOME: home,
    TMPDIR: home,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ALLOW_PROTOCOL: protocols,
    GIT_CONFIG_COUNT: String(all.length),
    ...Object.fromEntries(
      all.flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, name],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
}

/** Parses a URL and resolves its host once. All addresses of the host must be public. */
export async function resolveUrl(
  text: string,
  {
    allowsPrivate,
    resolve = (host) => lookup(host, { all: true }),
  }: { allowsPrivate: boolean; resolve?: Resolve | undefined },
): Promise<ResolvedUrl | Failed> {
  const parsed = parseGitUrl(text, { allowsHttp: allowsPrivate });
  if (!parsed.ok) return { failure: 'invalid_url' };
  const { url } = parsed;
  const isPortAllowed = url.protocol === 'ssh' || publicHttpPorts.includes(url.port);
  if (!allowsPrivate && !isPortAllowed) return { failure: 'not_public' };
  const found =
    isIP(url.host) === 0 ? await resolve(url.host).catch(() => []) : [{ address: url.host }];
  const [first] = found;
  if (!first) return { failure: 'unreachable' };
  const isPublic = found.every(({ address }) => isPublicAddress(address));
  if (!allowsPrivate && !isPublic) return { failure: 'not_public' };
  return { url, address: first.address };
}

/** Returns the name of a server in a known_hosts file. */
export function knownHostName({ host, port }: GitUrl): string {
  return port === null ? host : `[${host}]:${port}`;
}

/** Returns a value in a configuration file of SSH, which expands percent signs. */
const quote = (path: string) => `"${path.replaceAll('%', '%%')}"`;

async function writeSshFiles(
  folder: string,
  { url, address }: ResolvedUrl,
  access: Extract<GitRemote['access'], { kind: 'ssh' }>,
): Promise<string> {
  const [key, hosts, config] = ['key', 'known_hosts', 'ssh_config'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  await writeFile(key, `${access.privateKey.trimEnd()}\n`, { mode: 0o600 });
  await chmod(key, 0o600);
  await writeFile(hosts, access.hostKeys);
  const options = [
    `HostName ${address}`,
    `HostKeyAlias ${knownHostName(url)}`,
    `IdentityFile ${quote(key)}`,
    `UserKnownHostsFile ${quote(hosts)}`,
    'GlobalKnownHostsFile /dev/null',
    'StrictHostKeyChecking yes',
    'CheckHostIP no',
    'UpdateHostKeys no',
    'IdentitiesOnly yes',
    'IdentityAgent none',
    'BatchMode yes',
    'PreferredAuthentications publickey',
    'ConnectTimeout 10',
    'ServerAliveInterval 10',
    'ServerAliveCountMax 2',
    'ForwardAgent no',
    'ClearAllForwardings yes',
    'PermitLocalCommand no',
    'ControlMaster no',
    'LogLevel ERROR',
  ];
  await writeFile(config, `Host *\n${options.map((option) => `  ${option}\n`).join('')}`);
  return `ssh -F '${config.replaceAll("'", String.raw`'\''`)}'`;
}

/** Prepares the folder and the environment with which Git reads one server at one address. */
export async function prepareConnection(
  folder: string,
  resolved: ResolvedUrl,
  { access }: GitRemote,
): Promise<Connection | Failed> {
  const { url, address } = resolved;
  const home = join(folder, 'home');
  await mkdir(home, { mode: 0o700 });
  if (url.protocol === 'ssh') {
    if (access.kind !== 'ssh') return { failure: 'denied' };
    const ssh = await writeSshFiles(folder, resolved, access);
    const env = { GIT_SSH_COMMAND: ssh, GIT_SSH_VARIANT: 'ssh' };
    return { url, env: { ...createEnvironment(home, 'ssh'), ...env }, secrets: [] };
  }
  const port = url.port ?? (url.protocol === 'https' ? 443 : 80);
  const target = isIP(address) === 6 ? `[${address}]` : address;
  const more: [string, string][] =
    isIP(url.host) === 0 ? [['http.curloptResolve', `${url.host}:${port}:${target}`]] : [];
  if (access.kind !== 'https') {
    return { url, env: createEnvironment(home, url.protocol, more), secrets: [] };
  }
  const basic = Buffer.from(`${access.userName}:${access.token}`).toString('base64');
  more.push(['http.extraHeader', `Authorization: Basic ${basic}`]);
  const secrets = [access.token, basic];
  return { url, env: createEnvironment(home, url.protocol, more), secrets };
}
