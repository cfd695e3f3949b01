import { CardIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { billingPaths } from '../../shared/billingPaths.ts';
import { billingTitles } from './billing.titles.messages.ts';

/** The entry of the main navigation that leads to billing, on servers that charge for plans. */
export const billingEntry: NavigationEntry = {
  id: 'billing',
  label: billingTitles.page,
  href: billingPaths.billing(),
  icon: CardIcon,
  group: 'account',
  order: 2,
  audience: 'billing',
};
