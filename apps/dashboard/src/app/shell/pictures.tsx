import {
  ContrastIcon,
  HomeIcon,
  KeyIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  PaletteIcon,
  PlugIcon,
  PlusIcon,
  SunIcon,
  UserIcon,
} from '@pressdock/ui';

/** The icon of each place and action of the shell. */
export const pictures = {
  home: HomeIcon,
  plugin: PlugIcon,
  theme: PaletteIcon,
  profile: UserIcon,
  apiKeys: KeyIcon,
  add: PlusIcon,
  'sign-out': LogOutIcon,
  system: MonitorIcon,
  light: SunIcon,
  dark: MoonIcon,
  contrast: ContrastIcon,
} as const;
