import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const accordion = componentStyle(
  {
    minInlineSize: 0,
    overflow: 'clip',
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius[10],
    backgroundColor: vars.surface.raised,
  },
  'accordion',
);
