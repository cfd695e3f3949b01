import type { AddRepositoryRequest, CodeHostsResponse } from '@pressdock/api';
import { repositoryValidation } from '@pressdock/api';
import { CODE_HOSTS, type CodeHost } from '@pressdock/api/limits';

/** The values of the form that adds a repository on any Git server. */
export interface GitServerValues {
  url: string;
  userName: string;
  accessToken: string;
}

/** The form before anything is typed. */
export const blankGitServer: GitServerValues = { url: '', userName: '', accessToken: '' };

/** Returns whether a URL is read over HTTPS, which takes a user name and a token instead of a key. */
export function isHttps(url: string): boolean {
  return /^https?:/i.test(url.trim());
}

/** Returns the host name and the path of a repository's URL, also of one such as `git@host:path`. */
function locate(url: string): { host: string; path: string } | undefined {
  const short = /^[^/@\s]+@([^/:\s]+):(?!\/\/)(.+)$/.exec(url.trim());
  const full = short ? `ssh://${short[1]}/${short[2]}` : url.trim();
  if (!URL.canParse(full)) return undefined;
  const { hostname, pathname } = new URL(full);
  return { host: hostname.toLowerCase(), path: pathname.replace(/^\/+|(\.git)?\/*$/g, '') };
}

/**
 * Returns the connected code host that a repository's URL belongs to, and the repository's full name
 * there; undefined if it belongs to none.
 */
export function connectedHostOf(
  url: string,
  hosts: CodeHostsResponse | undefined,
): { provider: CodeHost; name: string } | undefined {
  const location = locate(url);
  if (location === undefined || location.path === '') return undefined;
  const provider = CODE_HOSTS.find(
    (host) => hosts?.[host].isConnected && locate(hosts[host].url)?.host === location.host,
  );
  return provider && { provider, name: location.path };
}

/** Returns what is wrong with the form. The server checks the URL itself. */
export function gitServerErrors({ url }: GitServerValues): Record<string, string> {
  return url.trim() === '' ? { url: repositoryValidation.url } : {};
}

/** Returns the request that adds the repository; the credentials only where they are used. */
export function gitServerRequest({
  url,
  userName,
  accessToken,
}: GitServerValues): AddRepositoryRequest {
  if (!isHttps(url)) return { url };
  return {
    url,
    ...(userName.trim() === '' ? {} : { userName }),
    ...(accessToken.trim() === '' ? {} : { accessToken }),
  };
}
