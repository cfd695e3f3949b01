/** Gaps and paddings on a 4 px grid, in pixels. */
export const space = {
  0: '0px',
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
} as const;

/** Heights of interactive elements: the minimum target size, controls, and touch targets. */
export const control = {
  least: '24px',
  small: '28px',
  item: '32px',
  medium: '36px',
  large: '40px',
  touch: '44px',
} as const;

/** Corner radii in pixels; `full` makes a pill or a circle. */
export const radius = { 4: '4px', 6: '6px', 10: '10px', 14: '14px', full: '9999px' } as const;

/** The app serves the body font; the fallback has matching metrics, so the layout does not shift. */
export const font = {
  body: '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  mono: 'ui-monospace, SFMono-Regular, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace',
} as const;

/** Font sizes in rem, so that the reader's text size applies, each on the 4 px grid. */
export const type = {
  12: { size: '0.75rem', lineHeight: '1rem' },
  13: { size: '0.8125rem', lineHeight: '1.25rem' },
  14: { size: '0.875rem', lineHeight: '1.25rem' },
  16: { size: '1rem', lineHeight: '1.5rem' },
  18: { size: '1.125rem', lineHeight: '1.5rem' },
  22: { size: '1.375rem', lineHeight: '1.75rem' },
  28: { size: '1.75rem', lineHeight: '2.25rem' },
} as const;

/** The three font weights. */
export const weight = { regular: '400', medium: '500', semibold: '600' } as const;

/** Durations of transitions; the styles set them all to zero under reduced motion. */
export const motion = {
  fast: '100ms',
  medium: '160ms',
  slow: '240ms',
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** Stacking order, lowest first. Menus and option lists are above all of them. */
export const layer = {
  raised: '1',
  drawer: '20',
  dialog: '30',
  toast: '50',
  skipLink: '60',
} as const;
