import { KeyIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { offlineTitles } from './offline.titles.messages.ts';

/** Licenses that plugins verify offline. */
export const offlineFeature: Feature = {
  routes: [
    route(
      patterns.offlineLicenses,
      'session',
      page(() => import('./OfflinePage.tsx'), 'OfflinePage'),
    ),
  ],
  commands: [
    { id: 'offline', label: offlineTitles.page, href: paths.offlineLicenses(), icon: KeyIcon },
  ],
};
