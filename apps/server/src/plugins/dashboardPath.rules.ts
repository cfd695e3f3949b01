/** Returns the first part of a path in lower case, without a file extension: `openapi`. */
function nameOf(path: string): string {
  const [first = ''] = path.split('/').filter((part) => part !== '');
  return first.toLowerCase().replace(/\..*$/, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns the names that the paths of the server's routes begin with: `api`, `docs`, `openapi`. Files of
 * the dashboard are below `assets`.
 */
export function listServerNames(routes: readonly { url: string }[]): ReadonlySet<string> {
  const names = routes.map(({ url }) => nameOf(url));
  // The page itself and its files in the root folder are not a folder of the server.
  const own = new Set(['', '*', 'index']);
  return new Set(['assets', ...names.filter((name) => !own.has(name))]);
}

/** Returns whether the dashboard's router handles a URL, because it begins with no name of the server. */
export function isDashboardPath(url: string, serverNames: ReadonlySet<string>): boolean {
  const [path = ''] = url.split('?', 1);
  return !serverNames.has(nameOf(decode(path)));
}
