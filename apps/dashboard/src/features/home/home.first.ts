import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** The home page; part of the first script. */
export const homeRoutes = [
  route(
    patterns.home,
    'session',
    page(() => import('./HomePage.tsx'), 'HomePage'),
  ),
];
