import type { ProductKind } from '@pressdock/api';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

const versionsPage = page(() => import('./page/VersionsPage.tsx'), 'VersionsPage');

/** A product and its versions; part of the first script. */
export const versionsRoutes = (kind: ProductKind) => [
  route(patterns.product(kind), 'session', versionsPage, { kind }),
  route(patterns.copyVersion(kind), 'session', versionsPage, { kind }),
];
