import type { HTMLAttributes, RefAttributes } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Text.css.ts';

/** Sizes of running text. Titles are a `Heading`. */
export const textSizes = ['12', '13', '14', '16', '18'] as const;

/** What the color of a text says about it. */
export const textTones = ['default', 'muted', 'subtle', 'critical', 'positive'] as const;

/** How strong a text stands out. */
export const textWeights = ['regular', 'medium', 'semibold'] as const;

export interface TextProps
  extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>,
    RefAttributes<HTMLElement> {
  /** Left out, the size of the text around it. */
  size?: (typeof textSizes)[number];
  /** Left out, the color of the text around it. */
  tone?: (typeof textTones)[number];
  /** Left out, the weight of the text around it. */
  weight?: (typeof textWeights)[number];
  /** For keys, versions, slugs, branch names and code. */
  isMonospace?: boolean;
  /** Figures of equal width, so that columns of them line up. */
  isTabular?: boolean;
  /** One line that ends in an ellipsis where room ends. */
  isTruncated?: boolean;
  /** The element that carries the meaning, where there is one. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'code' | 'li';
}

/** Text in the sizes and colors of the scale. */
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
