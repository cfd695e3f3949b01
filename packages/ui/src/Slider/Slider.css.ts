import '../private/field.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { focusRing } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const thumbSize = vars.space[20];
const halfThumb = `calc(${thumbSize} / 2)`;
const beyond = `calc(${thumbSize} / -2)`;

export const heading = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space['16'],
    overflowWrap: 'anywhere',
  },
  'heading',
);

export const output = componentStyle(
  {
    marginInlineStart: 'auto',
    fontSize: vars.type['13'].size,
    lineHeight: vars.type['13'].lineHeight,
    fontVariantNumeric: 'tabular-nums',
    color: vars.text.muted,
    selectors: { [state.disabled]: { color: vars.text.subtle } },
  },
  'output',
);

// Half a thumb of space at each end, so that the thumb never overhangs the field.
export const track = componentStyle(
  {
    position: 'relative',
    blockSize: vars.control.small,
    marginInline: halfThumb,
    cursor: 'pointer',
    selectors: { [state.disabled]: { cursor: 'default' } },
    '@media': { [media.coarsePointer]: { blockSize: vars.control.touch } },
  },
  'track',
);

export const rail = componentStyle(
  {
    position: 'absolute',
    insetInline: beyond,
    insetBlockStart: `calc(50% - ${size.railHalf})`,
    blockSize: size.rail,
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.surface.sunken,
    selectors: { '[data-disabled] > &': { borderColor: vars.border.default } },
  },
  'rail',
);

export const fillArea = componentStyle(
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(50% - ${size.railHalf})`,
    blockSize: size.rail,
    pointerEvents: 'none',
  },
  'fillArea',
);

export const fill = componentStyle(
  {
    borderRadius: vars.radius.full,
    backgroundColor: vars.accent.solid,
    selectors: {
      // A single value is filled from the start of the track.
      '&[data-from-start]': {
        marginInlineStart: beyond,
        paddingInlineStart: halfThumb,
        boxSizing: 'content-box',
      },
      [state.disabled]: { backgroundColor: vars.border.strong },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight',
        selectors: { [state.disabled]: { backgroundColor: 'GrayText' } },
      },
    },
  },
  'fill',
);

export const thumb = componentStyle(
  {
    insetBlockStart: '50%',
    inlineSize: thumbSize,
    blockSize: thumbSize,
    border: `2px solid ${vars.accent.solid}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.surface.raised,
    cursor: 'grab',
    selectors: {
      // The touch target is larger than the visible thumb.
      '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${size.thumbReach})` },
      [state.hovered]: { borderColor: vars.accent.solidHover },
      '&[data-dragging]': { cursor: 'grabbing', backgroundColor: vars.accent.soft },
      '&[data-wrong]': { borderColor: vars.critical.solid },
      [state.focusVisible]: focusRing,
      [state.disabled]: { borderColor: vars.border.strong, cursor: 'default' },
      '[data-readonly] &': { cursor: 'default' },
    },
    '@media': {
      [media.coarsePointer]: {
        selectors: { '&::after': { inset: `calc(-1 * ${size.thumbReachTouch})` } },
      },
      [media.forcedColors]: { selectors: { [state.disabled]: { borderColor: 'GrayText' } } },
    },
  },
  'thumb',
);
