import type { PluginResponse, ThemeResponse } from '@pressdock/api';

/** A plugin as the server tells it, marked with its kind. */
export type Plugin = PluginResponse & { kind: 'plugin' };

/** A theme as the server tells it, marked with its kind. */
export type Theme = ThemeResponse & { kind: 'theme' };

/** A plugin or a theme. */
export type Product = Plugin | Theme;
