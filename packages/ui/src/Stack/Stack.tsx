import type { ReactNode, RefAttributes } from 'react';
import { aligns } from '../private/align.css.ts';
import { gaps } from '../private/gap.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import type { SpaceStep } from '../tokens/index.ts';
import * as styles from './Stack.css.ts';

/** Alignment on the cross axis of a `Stack` or an `Inline`. */
export type Alignment = keyof typeof aligns;

export interface StackProps extends RefAttributes<HTMLElement> {
  /** The gap between children, a step of the spacing scale. Default `'16'`. */
  gap?: SpaceStep;
  /** The alignment on the cross axis; children take the full width by default. */
  align?: Alignment;
  /** The element to render, if it has a meaning. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'article' | 'header' | 'footer';
  /** The children of the stack. */
  children: ReactNode;
}

/** Stacks its children vertically with even gaps. */
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
