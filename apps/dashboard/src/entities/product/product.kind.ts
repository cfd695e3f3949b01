import type {
  PluginResponse,
  PluginSummaryResponse,
  ThemeResponse,
  ThemeSummaryResponse,
} from '@pressdock/api';

/** A plugin, marked with its kind. */
export type Plugin = PluginResponse & { kind: 'plugin' };

/** A theme, marked with its kind. */
export type Theme = ThemeResponse & { kind: 'theme' };

/** A plugin or a theme. */
export type Product = Plugin | Theme;

/** A plugin or a theme as in lists, without its long texts. */
export type ListedProduct =
  | (PluginSummaryResponse & { kind: 'plugin' })
  | (ThemeSummaryResponse & { kind: 'theme' });
