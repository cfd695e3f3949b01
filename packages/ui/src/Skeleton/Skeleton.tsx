import type { RefAttributes } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Skeleton.css.ts';

/** What a skeleton stands in for: a line of text, a picture or panel, an avatar. */
export const skeletonShapes = ['line', 'block', 'circle'] as const;

/** One of `skeletonShapes`. */
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends RefAttributes<HTMLSpanElement> {
  /** A CSS length. */
  width?: string;
  /** A CSS length. */
  height?: string;
  /** What it stands in for. */
  shape?: SkeletonShape;
}

/**
 * Keeps the place of what is loading, in its shape; shows only after 150 ms.
 *
 * Silent for those who listen: say so on the region that loads, by `aria-busy` or a `Spinner`.
 */
export const Skeleton = withRef(function Skeleton({
  width,
  height,
  shape = 'line',
  ref,
}: SkeletonProps) {
  return (
    <span
      ref={ref}
      aria-hidden="true"
      className={join(styles.skeleton, styles.shapes[shape])}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
});
