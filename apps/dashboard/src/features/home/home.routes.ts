import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { homeRoutes } from './home.first.ts';

/** The home page. */
export const homeFeature: Feature = {
  routes: homeRoutes,
};
