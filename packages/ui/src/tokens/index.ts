import type { vars } from './contract.css.ts';

export { above, type Breakpoint, below, breakpoints } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export {
  type BaseTheme,
  type BrandTheme,
  createTheme,
  type ThemeOverrides,
} from './createTheme.ts';
export type { ThemeValues } from './theme.ts';

/** A step of the spacing scale, such as `'16'`. */
export type SpaceStep = `${keyof typeof vars.space}`;

/** A step of the type scale, such as `'14'`. */
export type TypeStep = `${keyof typeof vars.type}`;

/** A color family with a meaning. */
export type Tone = 'accent' | 'positive' | 'caution' | 'critical' | 'info';

/** A theme name, to be set as `data-theme` on the document element. */
export type ThemeName = 'light' | 'dark' | 'contrast';
