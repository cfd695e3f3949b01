import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const list = componentStyle({ display: 'grid', gap: vars.space[8] }, 'list');

export const item = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
  },
  'item',
);

export const term = componentStyle({ color: vars.text.muted, overflowWrap: 'anywhere' }, 'term');

export const value = componentStyle(
  {
    minInlineSize: 0,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  'value',
);
