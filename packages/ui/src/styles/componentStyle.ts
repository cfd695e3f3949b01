import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { components, utilities } from './layers.css.ts';

/** A class whose rules sit in the `components` layer. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [components]: rule } }, debugId);
}

/** One class for each variant, all in the `components` layer. */
export function componentVariants<Name extends string | number>(
  rules: Record<Name, StyleRule>,
  debugId?: string,
): Record<Name, string> {
  return styleVariants(rules, (rule: StyleRule) => ({ '@layer': { [components]: rule } }), debugId);
}

/** A class in the `utilities` layer, which beats every component. */
export function utilityStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [utilities]: rule } }, debugId);
}
