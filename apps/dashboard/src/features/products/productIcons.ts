import { PaletteIcon, PlugIcon } from '@pressdock/ui';

/** The icons that stand for plugins and for themes. */
export const productIcons = { plugin: PlugIcon, theme: PaletteIcon } as const;
