import { KeyIcon } from '@pressdock/ui';
import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { apiKeysTitles } from './apiKeys.titles.messages.ts';

/** API keys of the account. */
export const apiKeysFeature: Feature = {
  routes: [
    route(
      patterns.apiKeys,
      'session',
      page(() => import('./ApiKeysPage.tsx'), 'ApiKeysPage'),
    ),
  ],
  navigation: [
    {
      id: 'apiKeys',
      label: apiKeysTitles.page,
      href: paths.apiKeys(),
      icon: KeyIcon,
      group: 'account',
      order: 3,
      audience: 'owner',
    },
  ],
};
