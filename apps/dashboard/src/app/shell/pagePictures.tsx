import {
  FileIcon,
  FlagIcon,
  HelpIcon,
  HomeIcon,
  KeyIcon,
  PaletteIcon,
  PlugIcon,
  UserIcon,
  UsersIcon,
} from '@pressdock/ui';
import type { NavigationEntry } from './navigation/navigation.rules.ts';

/** The icon of each place of the navigation. */
export const pagePictures = {
  home: HomeIcon,
  plugin: PlugIcon,
  theme: PaletteIcon,
  licenses: KeyIcon,
  customers: UserIcon,
  featureFlags: FlagIcon,
  team: UsersIcon,
  profile: UserIcon,
  apiKeys: KeyIcon,
  auditLog: FileIcon,
  support: HelpIcon,
  accounts: UsersIcon,
  interfaceFlags: FlagIcon,
} as const satisfies Record<NavigationEntry['page'], typeof HomeIcon>;
