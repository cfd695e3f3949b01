import '../private/popover.css.ts';
import '../IconButton/IconButton.css.ts';
import '../Button/Button.css.ts';
import '../private/field.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { focusRingInset } from '../styles/focusRing.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

/** The box around the parts of a date and its buttons; it shows the focus ring for the focused part. */
export const box = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    padding: 0,
    cursor: 'text',
    selectors: {
      // The parts are editable, not the box, so only the box's own attribute marks it read-only.
      '&&:not([data-readonly], [data-disabled])': { backgroundColor: vars.surface.raised },
      '&&[data-readonly]': { backgroundColor: vars.surface.sunken, cursor: 'default' },
      '&&:has([data-type][data-focused])': { ...focusRingInset, borderColor: vars.border.focus },
    },
  },
  'box',
);

/** Fills the space before the buttons; wraps between dates when text is large. */
export const dates = componentStyle(
  {
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space['4'],
    paddingBlock: vars.space['4'],
    // The parts have some padding, which is subtracted here so that text aligns with other fields.
    paddingInlineStart: `calc(${vars.space['12']} - ${vars.space['2']})`,
  },
  'dates',
);

/** The parts of one date. */
export const date = componentStyle(
  {
    flex: 'none',
    maxInlineSize: '100%',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  'date',
);

export const lastDate = componentStyle({ flex: 1 }, 'lastDate');

export const actions = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    paddingInlineEnd: vars.space['2'],
    color: vars.text.muted,
  },
  'actions',
);

export const segment = componentStyle(
  {
    borderRadius: vars.radius['4'],
    outline: 'none',
    selectors: {
      '&:not([data-type="literal"])': { paddingInline: vars.space['2'] },
      '&[data-placeholder]': { color: vars.text.subtle },
      [state.focused]: { backgroundColor: vars.accent.solid, color: vars.accent.onSolid },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [state.focused]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  'segment',
);

export const popover = componentStyle({ padding: vars.space['12'] }, 'popover');

export const dialog = componentStyle({ outline: 'none' }, 'dialog');
