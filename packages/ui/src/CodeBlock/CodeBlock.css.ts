import { componentStyle } from '../styles/componentStyle.ts';
import { focusRingInset } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { vars } from '../tokens/contract.css.ts';

export const block = componentStyle(
  {
    minInlineSize: 0,
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius[10],
    backgroundColor: vars.surface.sunken,
  },
  'block',
);

export const header = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    paddingBlock: vars.space[4],
    paddingInlineStart: vars.space[16],
    paddingInlineEnd: vars.space[4],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  },
  'header',
);

export const copy = componentStyle({ flex: 'none' }, 'copy');

export const label = componentStyle(
  {
    minInlineSize: 0,
    color: vars.text.muted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    overflowWrap: 'anywhere',
  },
  'label',
);

export const scroller = componentStyle(
  {
    maxBlockSize: size.codeMost,
    overflow: 'auto',
    selectors: { '&:focus-visible': { ...focusRingInset, outlineOffset: '-2px' } },
  },
  'scroller',
);

// Code reads from left to right in every language.
export const pre = componentStyle(
  {
    direction: 'ltr',
    inlineSize: 'max-content',
    minInlineSize: '100%',
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    tabSize: 4,
    textAlign: 'left',
  },
  'pre',
);
