import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** The flags of a product, and adding, editing and explaining them. */
export const flagsFeature: Feature = {
  routes: [
    route(
      patterns.flags,
      'session',
      page(() => import('./list/FlagsPage.tsx'), 'FlagsPage'),
    ),
    route(
      patterns.addFlag,
      'session',
      page(() => import('./form/AddFlagPage.tsx'), 'AddFlagPage'),
    ),
    route(
      patterns.editFlag,
      'session',
      page(() => import('./details/EditFlagPage.tsx'), 'EditFlagPage'),
    ),
    route(
      patterns.explainFlags,
      'session',
      page(() => import('./explain/ExplainPage.tsx'), 'ExplainPage'),
    ),
  ],
};
