import { KeyIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { apiKeysTitles } from './apiKeys.titles.messages.ts';

/** The entry of the main navigation that leads to API keys. */
export const apiKeysEntry: NavigationEntry = {
  id: 'apiKeys',
  label: apiKeysTitles.page,
  href: paths.apiKeys(),
  icon: KeyIcon,
  group: 'account',
  order: 4,
  audience: 'owner',
};
