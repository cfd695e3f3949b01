import type { ReactNode, RefAttributes } from 'react';
import { aligns } from '../private/align.css.ts';
import { gaps } from '../private/gap.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import type { SpaceStep } from '../tokens/index.ts';
import * as styles from './Stack.css.ts';

/** Where children sit across the direction of a `Stack` or an `Inline`. */
export type Alignment = keyof typeof aligns;

export interface StackProps extends RefAttributes<HTMLElement> {
  /** Space between children, a step of the scale. Default `'16'`. */
  gap?: SpaceStep;
  /** Where children sit across; they take the full width by default. */
  align?: Alignment;
  /** The element that carries the meaning, where there is one. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'article' | 'header' | 'footer';
  /** What stands one under the other. */
  children: ReactNode;
}

/** Sets its children one under the other with even gaps. */
export const Stack = withRef(function Stack({
  gap = '16',
  align = 'stretch',
  as = 'div',
  ref,
  children,
}: StackProps) {
  const Element: 'div' = as as 'div';
  return (
    <Element
      ref={ref as StackProps['ref'] & RefAttributes<HTMLDivElement>['ref']}
      className={join(styles.stack, gaps[gap], aligns[align])}
    >
      {children}
    </Element>
  );
});
