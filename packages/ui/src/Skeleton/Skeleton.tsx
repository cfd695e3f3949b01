import type { RefAttributes } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Skeleton.css.ts';

/** The shape of the loading content: a line of text, an image or panel, an avatar. */
export const skeletonShapes = ['line', 'block', 'circle'] as const;

/** One of `skeletonShapes`. */
export type SkeletonShape = (typeof skeletonShapes)[number];

export interface SkeletonProps extends RefAttributes<HTMLSpanElement> {
  /** A CSS length. */
  width?: string;
  /** A CSS length. */
  height?: string;
  /** The shape of the loading content. */
  shape?: SkeletonShape;
}

/**
 * A placeholder for loading content. Appears only after 150 ms.
 *
 * Hidden from screen readers: set `aria-busy` on the loading region or use a `Spinner`.
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
