'use client';
import { type RefAttributes, useState } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Avatar.css.ts';
import { initials, pick } from './initials.ts';

/** Avatar sizes: 28, 40 or 56 pixels. */
export const avatarSizes = ['small', 'medium', 'large'] as const;

/** One of `avatarSizes`. */
export type AvatarSize = (typeof avatarSizes)[number];

/** A circle for people, a square for things. */
export const avatarShapes = ['circle', 'square'] as const;

/** One of `avatarShapes`. */
export type AvatarShape = (typeof avatarShapes)[number];

export interface AvatarProps extends RefAttributes<HTMLSpanElement> {
  /** The person or thing; the initials are shown when there is no image. */
  name: string;
  /** The URL of the image. If it fails to load, the initials are shown. */
  src?: string;
  /** 28, 40 or 56 pixels. */
  size?: AvatarSize;
  /** A circle for people, a square for things. */
  shape?: AvatarShape;
}

/** A small image of a person or a thing. */
export const Avatar = withRef(function Avatar({
  name,
  src,
  size = 'small',
  shape = 'circle',
  ref,
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isImage = src !== undefined && src !== failedSrc;
  const hue = shape === 'circle' ? styles.person : styles.things[pick(name, styles.things.length)];
  const outline = shape === 'circle' ? styles.circle : styles.square[size];
  return (
    <span
      ref={ref}
      role="img"
      aria-label={name}
      className={join(styles.avatar, styles.sizes[size], outline, !isImage && hue)}
    >
      {isImage ? (
        <img src={src} alt="" className={styles.image} onError={() => setFailedSrc(src)} />
      ) : (
        <span aria-hidden="true">
          {shape === 'square' ? initials(name).charAt(0) : initials(name)}
        </span>
      )}
    </span>
  );
});
