import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const more = componentStyle(
  { display: 'grid', justifyItems: 'center', gap: vars.space[8], textAlign: 'center' },
  'more',
);

export const count = componentStyle(
  {
    borderRadius: vars.radius[4],
    color: vars.text.muted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontVariantNumeric: 'tabular-nums',
  },
  'count',
);

export const error = componentStyle(
  {
    display: 'flex',
    gap: vars.space[4],
    color: vars.critical.text,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  'error',
);
