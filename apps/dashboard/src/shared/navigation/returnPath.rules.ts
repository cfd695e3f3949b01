import { paths } from '../paths.ts';

const ORIGIN = 'https://pressdock.invalid';

/**
 * Returns the path to open after signing in. Accepts only a dashboard path of this site, parsed as
 * a browser would; anything else means the home page.
 * @see security rules, "Redirects"
 */
export function safeReturnPath(asked: string | null): string {
  if (asked === null || !URL.canParse(asked, ORIGIN)) return paths.home();
  const url = new URL(asked, ORIGIN);
  const isOurs = url.origin === ORIGIN && asked.startsWith('/');
  const isDashboard = url.pathname === paths.home() || url.pathname.startsWith(`${paths.home()}/`);
  return isOurs && isDashboard ? `${url.pathname}${url.search}${url.hash}` : paths.home();
}
