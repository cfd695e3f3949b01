import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const card = componentStyle(
  {
    minInlineSize: 0,
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius[10],
    backgroundColor: vars.surface.raised,
  },
  'card',
);

export const header = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    minBlockSize: vars.space[48],
    paddingBlock: vars.space[8],
    paddingInline: vars.space[20],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  },
  'header',
);

export const title = componentStyle(
  {
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  },
  'title',
);

export const aside = componentStyle(
  {
    marginInlineStart: 'auto',
    color: vars.text.muted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    overflowWrap: 'anywhere',
  },
  'aside',
);

export const content = componentVariants({
  none: {},
  medium: { padding: vars.space[20] },
});

export const footer = componentStyle(
  {
    paddingBlock: vars.space[12],
    paddingInline: vars.space[20],
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    fontWeight: vars.weight.medium,
  },
  'footer',
);
