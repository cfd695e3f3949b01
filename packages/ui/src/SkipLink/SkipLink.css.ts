import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const skipLink = componentStyle(
  {
    position: 'fixed',
    insetBlockStart: vars.space[8],
    insetInlineStart: vars.space[8],
    zIndex: vars.layer.skipLink,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    border: `1px solid ${vars.border.strong}`,
    borderRadius: vars.radius[6],
    backgroundColor: vars.surface.overlay,
    color: vars.text.link,
    fontWeight: vars.weight.medium,
    boxShadow: vars.elevation[2],
    selectors: {
      '&:not(:focus)': { clipPath: 'inset(50%)', insetBlockStart: `calc(-1 * ${vars.space[48]})` },
    },
  },
  'skipLink',
);
