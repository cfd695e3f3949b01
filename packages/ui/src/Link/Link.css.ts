import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const link = componentStyle(
  {
    borderRadius: vars.radius['4'],
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    cursor: 'pointer',
    selectors: {
      [state.hovered]: { textDecorationLine: 'underline' },
      [state.disabled]: { color: vars.text.subtle, cursor: 'default' },
    },
  },
  'link',
);

export const variants = componentVariants({
  default: {
    color: vars.text.link,
    fontWeight: vars.weight.medium,
    textDecorationLine: 'none',
    // In running text, color alone would not distinguish a link.
    selectors: { 'p &': { textDecorationLine: 'underline' } },
  },
  quiet: { color: 'inherit', textDecorationLine: 'none' },
});
