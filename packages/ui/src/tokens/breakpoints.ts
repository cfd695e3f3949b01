/** Widths in pixels at which layouts change: phones end at `narrow`, the drawer ends at `medium`. */
export const breakpoints = { narrow: 600, medium: 900, wide: 1200 } as const;

/** The name of a width at which layouts change. */
export type Breakpoint = keyof typeof breakpoints;

/** A media query for everything from this width up. */
export function above(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`;
}

/** A media query for everything narrower than this width. */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${breakpoints[breakpoint] - 0.02}px)`;
}
