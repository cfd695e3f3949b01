import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** Signing in; part of the first script. */
export const loginRoute = route(
  patterns.login,
  'visitor',
  page(() => import('./signIn/LoginPage.tsx'), 'LoginPage'),
);
