import { black, css } from './palette.ts';

/** One black shadow that falls straight down; lengths in pixels. */
export interface Shadow {
  readonly y: number;
  readonly blur: number;
  readonly alpha: number;
}

/** Returns the `box-shadow` of stacked shadows. */
export function shadowCss(shadows: readonly Shadow[]): string {
  return shadows.map(({ y, blur, alpha }) => `0 ${y}px ${blur}px ${css(black, alpha)}`).join(', ');
}
