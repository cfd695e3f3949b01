import { LinkIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { webhooksTitles } from './webhooks.titles.messages.ts';

/** The entry of the main navigation that leads to webhooks. */
export const webhooksEntry: NavigationEntry = {
  id: 'webhooks',
  label: webhooksTitles.page,
  href: paths.webhooks(),
  icon: LinkIcon,
  group: 'account',
  order: 5,
};
