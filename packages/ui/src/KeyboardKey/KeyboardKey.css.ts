import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const key = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.space[20],
    paddingInline: vars.space[4],
    border: `1px solid ${vars.border.default}`,
    borderBlockEndWidth: 2,
    borderRadius: vars.radius[4],
    backgroundColor: vars.surface.sunken,
    color: vars.text.muted,
    fontFamily: vars.font.body,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  },
  'key',
);
