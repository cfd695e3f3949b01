import { UserIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { customersTitles } from './customers.titles.messages.ts';

/** The entry of the main navigation that leads to customers. */
export const customersEntry: NavigationEntry = {
  id: 'customers',
  label: customersTitles.page,
  href: paths.customers(),
  icon: UserIcon,
  group: 'sell',
  order: 2,
};
