import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Text.css.ts';

/** Sizes of body text. For titles, use `Heading`. */
export const textSizes = ['12', '13', '14', '16', '18'] as const;

/** Text colors by meaning. */
export const textTones = ['default', 'muted', 'subtle', 'critical', 'positive'] as const;

/** Font weights. */
export const textWeights = ['regular', 'medium', 'semibold'] as const;

export interface TextProps
  extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>,
    RefAttributes<HTMLElement> {
  /** Defaults to the surrounding text's size. */
  size?: (typeof textSizes)[number];
  /** Defaults to the surrounding text's color. */
  tone?: (typeof textTones)[number];
  /** Defaults to the surrounding text's weight. */
  weight?: (typeof textWeights)[number];
  /** For keys, versions, slugs, branch names and code. */
  isMonospace?: boolean;
  /** Digits of equal width, so that columns of numbers align. */
  isTabular?: boolean;
  /** Truncates to one line with an ellipsis. */
  isTruncated?: boolean;
  /** The element to render, if it has a meaning. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'code' | 'li';
}

/** Text in the sizes and colors of the theme. */
export const Text = withRef(function Text({
  size,
  tone,
  weight,
  isMonospace,
  isTabular,
  isTruncated,
  as = 'span',
  ref,
  ...rest
}: TextProps) {
  const Element: 'span' = as as 'span';
  return (
    <Element
      {...rest}
      ref={ref as TextProps['ref'] & RefAttributes<HTMLSpanElement>['ref']}
      className={join(
        size && styles.sizes[size],
        tone && styles.tones[tone],
        weight && styles.weights[weight],
        isMonospace && styles.monospace,
        isTabular && styles.tabular,
        isTruncated && styles.truncated,
      )}
    />
  );
});
