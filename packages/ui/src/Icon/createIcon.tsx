import type { IconNode } from 'lucide';
import { createElement } from 'react';
import * as styles from './Icon.css.ts';

/** Icon sizes in pixels at which icons are crisp. */
export const iconSizes = [16, 20, 24] as const;

export interface IconProps {
  /** The width and height in pixels. Default 16, which fits body text. */
  size?: (typeof iconSizes)[number];
}

/** Creates an icon component from a drawing: in the surrounding text color and hidden from screen readers. */
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
