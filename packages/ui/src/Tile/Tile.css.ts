import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../styles/componentStyle.ts';
import { focusRing } from '../styles/focusRing.ts';
import { components } from '../styles/layers.css.ts';
import { vars } from '../tokens/contract.css.ts';

const tileRule = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius[10],
  backgroundColor: vars.surface.raised,
} as const;

export const tile = componentStyle(tileRule, 'tile');

export const linkedTile = componentStyle(
  {
    ...tileRule,
    transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:hover': { borderColor: vars.border.strong, boxShadow: vars.elevation[1] },
    },
  },
  'linkedTile',
);

export const top = componentStyle(
  {
    flex: 1,
    display: 'flex',
    gap: vars.space[12],
    padding: vars.space[16],
  },
  'top',
);

export const media = componentStyle({ flex: 'none' }, 'media');

export const text = componentStyle(
  {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    minInlineSize: 0,
  },
  'text',
);

export const title = componentStyle(
  {
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  },
  'title',
);

/** The link covers the whole tile. */
export const link = componentStyle(
  {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    selectors: { '&[data-focus-visible]::after': { ...focusRing, borderRadius: vars.radius[10] } },
  },
  'link',
);

export const content = componentStyle(
  {
    color: vars.text.muted,
    overflowWrap: 'anywhere',
  },
  'content',
);

export const footer = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    color: vars.text.muted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  'footer',
);

// Other controls are above the link.
globalStyle(`:is(${content}, ${footer}) :is(a, button)`, {
  '@layer': { [components]: { position: 'relative' } },
});
