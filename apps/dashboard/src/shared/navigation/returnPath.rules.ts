import { paths } from '../paths.ts';

const ORIGIN = 'https://pressdock.invalid';

/**
 * The path to go to after signing in. Only a dashboard path of this very site is taken, found out by
 * parsing as a browser would; everything else leads home.
 * @see security rules, "Redirects"
 */
export function safeReturnPath(asked: string | null): string {
  if (asked === null || !URL.canParse(asked, ORIGIN)) return paths.home();
  const url = new URL(asked, ORIGIN);
  const isOurs = url.origin === ORIGIN && asked.startsWith('/');
  const isDashboard = url.pathname === paths.home() || url.pathname.startsWith(`${paths.home()}/`);
  return isOurs && isDashboard ? `${url.pathname}${url.search}${url.hash}` : paths.home();
}
