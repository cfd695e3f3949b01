/** Selectors for the state attributes that react-aria-components sets on its elements. */
export const state = {
  hovered: '&[data-hovered]',
  pressed: '&[data-pressed]',
  focused: '&[data-focused]',
  focusVisible: '&[data-focus-visible]',
  disabled: '&[data-disabled]',
  invalid: '&[data-invalid]',
  readOnly: '&[data-readonly]',
  selected: '&[data-selected]',
  pending: '&[data-pending]',
  entering: '&[data-entering]',
} as const;

/** For the few elements that mirror with the reading direction, such as a chevron. */
export const rightToLeft = '[dir="rtl"] &';

/** Media queries for user preferences and device capabilities. */
export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  coarsePointer: '(pointer: coarse)',
} as const;
