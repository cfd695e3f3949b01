import { KeyIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { accessLogTitles } from './accessLog.titles.messages.ts';

/** Why sites were allowed or denied. */
export const accessLogFeature: Feature = {
  routes: [
    route(
      patterns.accessLog,
      'session',
      page(() => import('./AccessLogPage.tsx'), 'AccessLogPage'),
    ),
  ],
  commands: [
    { id: 'access-log', label: accessLogTitles.page, href: paths.accessLog(), icon: KeyIcon },
  ],
};
