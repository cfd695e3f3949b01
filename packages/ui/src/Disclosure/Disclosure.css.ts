import { componentStyle } from '../styles/componentStyle.ts';
import { focusRing, focusRingInset } from '../styles/focusRing.ts';
import { media, rightToLeft, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const disclosure = componentStyle({ minInlineSize: 0 }, 'disclosure');

export const heading = componentStyle({ display: 'flex', fontWeight: 'inherit' }, 'heading');

export const trigger = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    maxInlineSize: '100%',
    minBlockSize: vars.control.small,
    paddingBlock: vars.space[4],
    paddingInline: 0,
    border: 0,
    borderRadius: vars.radius[4],
    background: 'none',
    color: vars.text.default,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      [state.hovered]: { color: vars.text.link },
      [state.focusVisible]: focusRing,
      [state.disabled]: { color: vars.text.subtle, cursor: 'default' },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: vars.control.touch, paddingBlock: vars.space[12] },
      [media.forcedColors]: { selectors: { [state.disabled]: { color: 'GrayText' } } },
    },
  },
  'trigger',
);

export const chevron = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    blockSize: vars.type[14].lineHeight,
    color: vars.text.muted,
    transition: `transform ${vars.motion.medium} ${vars.motion.easing}`,
    transform: 'rotate(-90deg)',
    selectors: {
      [rightToLeft]: { transform: 'rotate(90deg)' },
      [`${trigger}[aria-expanded="true"] > &`]: { transform: 'none' },
    },
  },
  'chevron',
);

export const title = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'title');

// Clipped rather than hidden, so that a focus ring at the edge stays visible.
export const panel = componentStyle(
  {
    blockSize: 'var(--disclosure-panel-height)',
    overflow: 'clip',
    overflowClipMargin: vars.space[4],
    transition: `block-size ${vars.motion.medium} ${vars.motion.easing}`,
  },
  'panel',
);

export const content = componentStyle(
  { paddingBlock: vars.space[4], paddingInlineStart: vars.space[24] },
  'content',
);

/** A disclosure that is one row of an accordion. */
export const row = componentStyle(
  { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } } },
  'row',
);

export const rowTrigger = componentStyle(
  {
    inlineSize: '100%',
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    borderRadius: vars.radius[10],
    selectors: {
      [state.hovered]: { backgroundColor: vars.surface.hover, color: vars.text.default },
      [state.focusVisible]: focusRingInset,
    },
  },
  'rowTrigger',
);

export const rowContent = componentStyle(
  {
    paddingBlock: `${vars.space[4]} ${vars.space[16]}`,
    paddingInline: `${vars.space[40]} ${vars.space[16]}`,
  },
  'rowContent',
);
