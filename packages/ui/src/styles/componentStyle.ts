import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { components, utilities } from './layers.css.ts';

/** Creates a class in the `components` layer. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [components]: rule } }, debugId);
}

/** Creates one class per variant, all in the `components` layer. */
export function componentVariants<Name extends string | number>(
  rules: Record<Name, StyleRule>,
  debugId?: string,
): Record<Name, string> {
  return styleVariants(rules, (rule: StyleRule) => ({ '@layer': { [components]: rule } }), debugId);
}

/** Creates a class in the `utilities` layer, which overrides every component. */
export function utilityStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [utilities]: rule } }, debugId);
}
