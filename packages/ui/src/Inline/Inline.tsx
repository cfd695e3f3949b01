import type { ReactNode, RefAttributes } from 'react';
import { aligns } from '../private/align.css.ts';
import { gaps } from '../private/gap.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import type { Alignment } from '../Stack/Stack.tsx';
import type { SpaceStep } from '../tokens/index.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends RefAttributes<HTMLDivElement> {
  /** The gap between children, a step of the spacing scale. Default `'8'`. */
  gap?: SpaceStep;
  /** The alignment on the cross axis. */
  align?: Alignment;
  /** The alignment on the main axis; `between` pushes both ends apart. */
  justify?: keyof typeof styles.justifies;
  /** Wraps onto new lines when space runs out. On by default; turn it off for rows that truncate. */
  isWrapping?: boolean;
  /** The children of the row. */
  children: ReactNode;
}

/** Lays out its children in a row with even gaps. */
export const Inline = withRef(function Inline({
  gap = '8',
  align = 'center',
  justify = 'start',
  isWrapping = true,
  ref,
  children,
}: InlineProps) {
  return (
    <div
      ref={ref}
      className={join(
        styles.inline,
        isWrapping && styles.wrapping,
        styles.justifies[justify],
        gaps[gap],
        aligns[align],
      )}
    >
      {children}
    </div>
  );
});
