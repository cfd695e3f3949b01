import type { CSSProperties, ReactNode, RefAttributes } from 'react';
import { gaps } from '../private/gap.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import type { SpaceStep } from '../tokens/index.ts';
import * as styles from './Grid.css.ts';

export interface GridProps extends RefAttributes<HTMLDivElement> {
  /** As many columns as fit, none narrower than this CSS length. Default `'16rem'`. */
  minColumnWidth?: string;
  /** A fixed number of equal columns instead. */
  columns?: number;
  /** The gap between children, a step of the spacing scale. Default `'16'`. */
  gap?: SpaceStep;
  /** The cells of the grid. */
  children: ReactNode;
}

/** Lays out its children in equal columns. */
export const Grid = withRef(function Grid({
  minColumnWidth = '16rem',
  columns,
  gap = '16',
  ref,
  children,
}: GridProps) {
  const measures: Record<string, string | number> =
    columns === undefined
      ? { [styles.columnWidth]: minColumnWidth }
      : { [styles.columnCount]: columns };
  return (
    <div
      ref={ref}
      className={join(columns === undefined ? styles.fitted : styles.counted, gaps[gap])}
      style={measures as CSSProperties}
    >
      {children}
    </div>
  );
});
