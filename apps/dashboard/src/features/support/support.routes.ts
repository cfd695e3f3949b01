import { HelpIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { supportTitles } from './support.titles.messages.ts';

/** Contacting support. */
export const supportFeature: Feature = {
  routes: [
    route(
      patterns.support,
      'session',
      page(() => import('./SupportPage.tsx'), 'SupportPage'),
    ),
  ],
  navigation: [
    {
      id: 'support',
      label: supportTitles.page,
      href: paths.support(),
      icon: HelpIcon,
      group: 'account',
      order: 6,
    },
  ],
};
