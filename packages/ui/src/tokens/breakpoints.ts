/** Breakpoints in pixels: phones are below `narrow`; the navigation is a drawer below `medium`. */
export const breakpoints = { narrow: 600, medium: 900, wide: 1200 } as const;

/** The name of a breakpoint. */
export type Breakpoint = keyof typeof breakpoints;

/** Returns a media query for this width and wider. */
export function above(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`;
}

/** Returns a media query for anything narrower than this width. */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${breakpoints[breakpoint] - 0.02}px)`;
}
