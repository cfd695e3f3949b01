import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const emptyState = componentStyle(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[8],
    paddingBlock: vars.space[48],
    paddingInline: vars.space[20],
    textAlign: 'center',
  },
  'emptyState',
);

export const icon = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[40],
    blockSize: vars.space[40],
    marginBlockEnd: vars.space[4],
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius[10],
    backgroundColor: vars.surface.sunken,
    color: vars.text.muted,
  },
  'icon',
);

export const title = componentStyle(
  {
    fontSize: vars.type[16].size,
    lineHeight: vars.type[16].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  },
  'title',
);

export const text = componentStyle(
  {
    maxInlineSize: '48ch',
    color: vars.text.muted,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  'text',
);

export const action = componentStyle({ marginBlockStart: vars.space[8] }, 'action');
