/** Selectors for the states that react-aria-components writes onto its elements. */
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

/** For the few things that turn with the reading direction, such as a chevron. */
export const rightToLeft = '[dir="rtl"] &';

/** Media queries about what the person or the device asks for. */
export const media = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  coarsePointer: '(pointer: coarse)',
} as const;
