import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.css.ts';

/** The sizes in pixels at which icons stay crisp. */
export const iconSizes = [16, 20, 24] as const;

export interface IconProps {
  /** Edge length in pixels. Default 16, which goes with body text. */
  size?: (typeof iconSizes)[number];
}

/** Makes a kit icon of a drawing: sized, in the colour of the text around it, unseen by screen readers. */
export function icon(Drawing: LucideIcon, turnsWithReadingDirection = false) {
  const className = turnsWithReadingDirection ? styles.directional : styles.icon;
  return function Icon({ size = 16 }: IconProps) {
    return <Drawing aria-hidden="true" focusable="false" className={className} size={size} />;
  };
}
