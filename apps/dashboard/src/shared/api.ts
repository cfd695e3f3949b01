import { createClient } from '@pressdock/api/client';
import { readToken } from './cookie.ts';
import { currentPath, navigateFreely } from './navigation.ts';
import { paths } from './paths.ts';

/**
 * The server this page came from. A lost session leads to signing out, and back here afterwards.
 * @see specification, section 8
 */
export const api = createClient({
  baseUrl: location.origin,
  getToken: readToken,
  onUnauthenticated: () => {
    const isInside = location.pathname.startsWith(paths.home());
    if (isInside) navigateFreely(paths.logout(currentPath()), { replace: true });
  },
});
