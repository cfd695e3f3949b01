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
      // The current page shrinks first, because its name is also the page's heading. The factor is high
      // enough that the other names do not lose even a fraction of a pixel, which would clip a character.
      '&:last-child': { flexShrink: 100_000 },
      '& + &': { minInlineSize: `calc(4em + 2 * ${vars.space[16]})` },
      // The empty alternative text after the slash keeps screen readers from reading it.
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

// One line that ends in an ellipsis; the padding leaves room for a link's focus ring.
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
