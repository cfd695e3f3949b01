import { isIP } from 'node:net';

/** A URL of a Git repository that a user entered, taken apart. */
export interface GitUrl {
  protocol: 'ssh' | 'https' | 'http';
  /** For SSH; null for the others. */
  user: string | null;
  /** A host name in lower case and Punycode, or an IP address without brackets. */
  host: string;
  /** Null for the default port of the protocol. */
  port: number | null;
  /** For `user@host:path`, whose path is relative to the home folder, it does not begin with a slash. */
  path: string;
  /** The URL in its normal form, with which Git reads the repository. It has no password. */
  href: string;
}

/** Why a text is not a URL of a Git repository. */
export type GitUrlFault = 'malformed' | 'password' | 'not_allowed';

/** The result of parsing a URL of a Git repository. */
export type GitUrlResult = { ok: true; url: GitUrl } | { ok: false; fault: GitUrlFault };

interface UrlParts {
  protocol: string;
  userInfo: string | undefined;
  host: string;
  port: string | undefined;
  path: string;
}

/** The longest URL. */
const maxLength = 2000;
const hostPart = String.raw`(?<host>\[[^\]]*\]|[^:/@[\]]+)`;
const withScheme = new RegExp(
  String.raw`^(?<protocol>[a-z]+)://(?:(?<userInfo>[^@/]*)@)?${hostPart}(?::(?<port>\d{1,5}))?(?<path>/.*)$`,
  'i',
);
/** The short form of SSH. A user is required, because `host:path` looks like any other scheme. */
const shortForm = new RegExp(`^(?<userInfo>[^@:/]+)@${hostPart}:(?<path>.+)$`);
const userName = /^[a-z0-9_][a-z0-9._-]*$/i;
const hostName = /^(?!-)[a-z0-9_-]+(?:\.(?!-)[a-z0-9_-]+)*$/;

/** Returns whether a text has characters that no program should receive in a URL. */
function hasUnsafeCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}'"`\\<>|{}^]/u.test(text);
}

function takeApart(text: string): UrlParts | undefined {
  const long = withScheme.exec(text)?.groups;
  if (long) {
    const { protocol = '', userInfo, host = '', port, path = '' } = long;
    return { protocol: protocol.toLowerCase(), userInfo, host, port, path };
  }
  const short = text.includes('://') ? undefined : shortForm.exec(text)?.groups;
  if (!short) return undefined;
  const { userInfo, host = '', path = '' } = short;
  return { protocol: 'ssh', userInfo, host, port: undefined, path };
}

/** Returns a host as URLs write it: Punycode, lower case, IP addresses in their normal form. */
function normalizeHost(host: string): string | undefined {
  // Percent signs would be decoded into other characters.
  if (host.includes('%') || !URL.canParse(`https://${host}/`)) return undefined;
  const normal = new URL(`https://${host}/`).hostname;
  const address = normal.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0) return address;
  return normal.length <= 253 && hostName.test(normal) ? normal : undefined;
}

function readPort(text: string | undefined, byDefault: number): number | null | undefined {
  if (text === undefined) return null;
  const port = Number(text);
  if (port < 1 || port > 65_535) return undefined;
  return port === byDefault ? null : port;
}

/** Returns whether a path leads to a repository, and Git and SSH cannot take it for an option. */
function isRepositoryPath(path: string): boolean {
  const isAmbiguous = /^[-:]|\/-|[?#]|%(?:[01][0-9a-f]|7f)/i.test(path);
  return /[^/~]/.test(path) && !isAmbiguous;
}

const defaultPorts = { ssh: 22, https: 443, http: 80 } as const;

function format({ protocol, user, host, port, path }: Omit<GitUrl, 'href'>): string {
  const name = isIP(host) === 6 ? `[${host}]` : host;
  if (!path.startsWith('/')) return `${user}@${name}:${path}`;
  return `${protocol}://${user === null ? '' : `${user}@`}${name}${port === null ? '' : `:${port}`}${path}`;
}

/**
 * Parses the URL of a Git repository: `ssh://`, `user@host:path` or `https://`. No part of it can be
 * taken for an option or another transport of Git. Uses no network: whether the host is public is
 * checked when it is connected to.
 *
 * @param allowsHttp also allows http, for tests
 */
export function parseGitUrl(text: string, { allowsHttp }: { allowsHttp: boolean }): GitUrlResult {
  const fault = (name: GitUrlFault): GitUrlResult => ({ ok: false, fault: name });
  if (text.length > maxLength || hasUnsafeCharacter(text)) return fault('malformed');
  const parts = takeApart(text);
  if (!parts) return fault('malformed');
  const { protocol, userInfo, path } = parts;
  if (protocol !== 'ssh' && protocol !== 'https' && protocol !== 'http') return fault('malformed');
  if (protocol === 'http' && !allowsHttp) return fault('not_allowed');
  if (userInfo !== undefined && (protocol !== 'ssh' || userInfo.includes(':'))) {
    return fault('password');
  }
  const host = normalizeHost(parts.host);
  const port = readPort(parts.port, defaultPorts[protocol]);
  const user = protocol === 'ssh' ? (userInfo ?? 'git') : null;
  if (host === undefined || port === undefined || !isRepositoryPath(path))
    return fault('malformed');
  if (user !== null && !userName.test(user)) return fault('malformed');
  const url: Omit<GitUrl, 'href'> = { protocol, user, host, port, path };
  return { ok: true, url: { ...url, href: format(url) } };
}

/** Returns the name of a repository: its path without slashes at the ends and `.git`. */
export function repositoryName({ path }: Pick<GitUrl, 'path'>): string {
  return path.replace(/^[/~]+|\/+$/g, '').replace(/\.git$/, '');
}
