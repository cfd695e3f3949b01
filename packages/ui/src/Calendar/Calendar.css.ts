import '../IconButton/IconButton.css.ts';
import '../Button/Button.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { focusRingInset } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const unavailable = '&[data-unavailable]';
const within = '&[data-selected]:not([data-outside-month])';

export const calendar = componentStyle(
  { display: 'grid', gap: vars.space['8'], inlineSize: 'fit-content', maxInlineSize: '100%' },
  'calendar',
);

export const header = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space['4'] },
  'header',
);

export const title = componentStyle(
  { flex: 1, minInlineSize: 0, textAlign: 'center', fontWeight: vars.weight.semibold },
  'title',
);

export const grid = componentStyle({ inlineSize: '100%', tableLayout: 'fixed' }, 'grid');

export const weekday = componentStyle(
  {
    blockSize: vars.space['24'],
    padding: 0,
    fontSize: vars.type['12'].size,
    lineHeight: vars.type['12'].lineHeight,
    fontWeight: vars.weight.medium,
    color: vars.text.muted,
    textAlign: 'center',
  },
  'weekday',
);

export const cell = componentStyle(
  {
    // Seven days, the popover's padding and the page's margin fit in 320 px with any pointer.
    inlineSize: `min(${size.dayWidth}, (100vi - ${size.monthAround}) / 7)`,
    blockSize: size.dayHeight,
    display: 'grid',
    placeItems: 'center',
    border: '1px solid transparent',
    borderRadius: vars.radius['6'],
    fontVariantNumeric: 'tabular-nums',
    color: vars.text.default,
    cursor: 'pointer',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-today]': { borderColor: vars.border.control },
      [state.hovered]: { backgroundColor: vars.surface.hover },
      [state.disabled]: { color: vars.text.subtle, opacity: 0.5, cursor: 'default' },
      [unavailable]: {
        color: vars.text.muted,
        textDecoration: 'line-through',
        cursor: 'default',
      },
      [within]: {
        backgroundColor: vars.accent.solid,
        borderColor: vars.accent.solid,
        color: vars.accent.onSolid,
      },
      [`${within}[data-invalid]`]: {
        backgroundColor: vars.critical.solid,
        borderColor: vars.critical.solid,
        color: vars.critical.onSolid,
      },
      [state.focusVisible]: focusRingInset,
      // On a solid day the focus ring is inside, in the color of the number.
      [`${within}[data-focus-visible]`]: {
        outlineColor: 'currentColor',
        outlineOffset: `calc(-1 * ${vars.space[4]})`,
      },
    },
    '@media': {
      [media.coarsePointer]: {
        inlineSize: `min(${vars.control.touch}, (100vi - ${size.monthAround}) / 7)`,
        blockSize: vars.control.touch,
      },
      [media.forcedColors]: {
        selectors: {
          [state.disabled]: { color: 'GrayText', opacity: 1 },
          [within]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  'cell',
);

const between = `${within}:not([data-selection-start], [data-selection-end])`;

/** The days of a range: solid at both ends, with one soft band between them. */
export const rangeCell = componentStyle(
  {
    inlineSize: '100%',
    minInlineSize: `min(${size.dayWidth}, (100vi - ${size.monthAround}) / 7)`,
    selectors: {
      [between]: {
        borderRadius: 0,
        borderColor: 'transparent',
        borderBlockColor: vars.accent.border,
        backgroundColor: vars.accent.soft,
        color: vars.text.default,
      },
      [`${between}[data-invalid]`]: {
        borderBlockColor: vars.critical.border,
        backgroundColor: vars.critical.soft,
      },
      [`${within}[data-selection-start]:not([data-selection-end])`]: {
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
      },
      [`${within}[data-selection-end]:not([data-selection-start])`]: {
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
      },
    },
    '@media': {
      [media.coarsePointer]: {
        inlineSize: '100%',
        minInlineSize: `min(${vars.control.touch}, (100vi - ${size.monthAround}) / 7)`,
      },
      [media.forcedColors]: {
        selectors: { [between]: { backgroundColor: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
  'rangeCell',
);

export const error = componentStyle(
  {
    display: 'flex',
    gap: vars.space['4'],
    fontSize: vars.type['13'].size,
    lineHeight: vars.type['13'].lineHeight,
    color: vars.critical.text,
    overflowWrap: 'anywhere',
  },
  'error',
);
