import { paths } from '../paths.ts';

const ORIGIN = 'https://pressdock.invalid';

/**
 * Returns the path to open after signing in. Accepts only a dashboard path of this site, parsed as
 * a browser would; anything else means the home page.
 * @see security rules, "Redirects"
 */
export function safeReturnPath(next: string | null): string {
  if (next === null || !URL.canParse(next, ORIGIN)) return paths.home();
  const url = new URL(next, ORIGIN);
  const isOurs = url.origin === ORIGIN && next.startsWith('/');
  const isDashboard = url.pathname === paths.home() || url.pathname.startsWith(`${paths.home()}/`);
  return isOurs && isDashboard ? `${url.pathname}${url.search}${url.hash}` : paths.home();
}
