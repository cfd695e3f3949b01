import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const trail = componentStyle({ minInlineSize: 0 }, 'trail');

export const list = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: `calc(-1 * ${vars.space[4]})`,
    color: vars.text.muted,
  },
  'list',
);

export const item = componentStyle(
  {
    display: 'flex',
    minInlineSize: '4em',
    selectors: {
      // The page itself gives way first, as its name is the page's heading too; the factor is so
      // high that the others give not even the fraction of a pixel that would cut a letter off.
      '&:last-child': { flexShrink: 100_000 },
      '& + &': { minInlineSize: `calc(4em + 2 * ${vars.space[16]})` },
      // The empty text after the slash keeps it from being read out.
      '& + &::before': {
        content: '"/" / ""',
        flex: 'none',
        paddingInline: vars.space[8],
        color: vars.text.subtle,
      },
    },
  },
  'item',
);

// One line that ends in an ellipsis; the padding leaves room for the focus ring of a link.
export const step = componentStyle(
  {
    minInlineSize: 0,
    overflow: 'hidden',
    marginBlock: `calc(-1 * ${vars.space[4]})`,
    padding: vars.space[4],
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '&[aria-current]': { color: vars.text.default, fontWeight: vars.weight.medium },
    },
  },
  'step',
);
