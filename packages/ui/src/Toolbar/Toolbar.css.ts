import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const toolbar = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
    selectors: {
      '&[data-orientation="vertical"]': {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        inlineSize: 'fit-content',
      },
    },
  },
  'toolbar',
);

export const group = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    minInlineSize: 0,
    selectors: {
      [`${toolbar}[data-orientation="vertical"] &`]: { flexDirection: 'column' },
    },
  },
  'group',
);

export const separator = componentStyle(
  {
    flex: 'none',
    alignSelf: 'stretch',
    inlineSize: 1,
    minBlockSize: vars.space[20],
    border: 0,
    backgroundColor: vars.border.default,
    selectors: {
      [`${toolbar}[data-orientation="vertical"] &`]: {
        inlineSize: 'auto',
        blockSize: 1,
        minBlockSize: 0,
      },
    },
    '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
  },
  'separator',
);
