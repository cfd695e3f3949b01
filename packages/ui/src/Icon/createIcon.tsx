import type { IconNode } from 'lucide';
import { createElement } from 'react';
import * as styles from './Icon.css.ts';

/** The sizes in pixels at which icons stay crisp. */
export const iconSizes = [16, 20, 24] as const;

export interface IconProps {
  /** Edge length in pixels. Default 16, which goes with body text. */
  size?: (typeof iconSizes)[number];
}

/** Makes a kit icon of a drawing: sized, in the color of the text around it, unseen by screen readers. */
export function icon(drawing: IconNode, turnsWithReadingDirection = false) {
  const className = turnsWithReadingDirection ? styles.directional : styles.icon;
  const shapes = drawing.map(([tag, attributes], index) =>
    createElement(tag, { ...attributes, key: index }),
  );
  return ({ size = 16 }: IconProps) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className={className}>
      {shapes}
    </svg>
  );
}
