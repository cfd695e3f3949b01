import { HelpIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { supportTitles } from './support.titles.messages.ts';

/** The entry of the main navigation that leads to support. */
export const supportEntry: NavigationEntry = {
  id: 'support',
  label: supportTitles.page,
  href: paths.support(),
  icon: HelpIcon,
  group: 'account',
  order: 7,
};
