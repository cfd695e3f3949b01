import { KeyIcon } from '@pressdock/ui';
import type { NavigationEntry } from '../../entities/navigation/navigation.kind.ts';
import { paths } from '../../shared/paths.ts';
import { licensesTitles } from './licenses.titles.messages.ts';

/** The entry of the main navigation that leads to licenses. */
export const licensesEntry: NavigationEntry = {
  id: 'licenses',
  label: licensesTitles.page,
  href: paths.licenses(),
  icon: KeyIcon,
  group: 'sell',
  order: 1,
};
