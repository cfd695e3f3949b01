import { ContrastIcon, LogOutIcon, MonitorIcon, MoonIcon, PlusIcon, SunIcon } from '@pressdock/ui';
import { pagePictures } from './pagePictures.tsx';

/** The icon of each place and action of the palette and the user's menu. */
export const pictures = {
  ...pagePictures,
  add: PlusIcon,
  'sign-out': LogOutIcon,
  system: MonitorIcon,
  light: SunIcon,
  dark: MoonIcon,
  contrast: ContrastIcon,
} as const;
