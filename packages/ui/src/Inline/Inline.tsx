import type { ReactNode, RefAttributes } from 'react';
import { aligns } from '../private/align.css.ts';
import { gaps } from '../private/gap.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import type { Alignment } from '../Stack/Stack.tsx';
import type { SpaceStep } from '../tokens/index.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps extends RefAttributes<HTMLDivElement> {
  /** Space between children, a step of the scale. Default `'8'`. */
  gap?: SpaceStep;
  /** Where children sit across the row. */
  align?: Alignment;
  /** Where the row stands in its place; `between` sends its ends apart. */
  justify?: keyof typeof styles.justifies;
  /** Goes on in a new line where room ends. On by default; switch it off for rows that truncate. */
  isWrapping?: boolean;
  /** What stands side by side. */
  children: ReactNode;
}

/** Sets its children side by side with even gaps. */
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
