import { ContrastIcon, MonitorIcon, MoonIcon, SunIcon } from '@pressdock/ui';
import type { ThemeChoice } from '../../../shared/theme.ts';

/** The icon of each theme. */
export const themeIcons = {
  system: MonitorIcon,
  light: SunIcon,
  dark: MoonIcon,
  contrast: ContrastIcon,
} as const satisfies Record<ThemeChoice, typeof SunIcon>;
