import '../private/overlay.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const dialog = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[20],
    padding: vars.space[24],
    outline: 'none',
  },
  'dialog',
);

export const header = componentStyle({ display: 'grid', gap: vars.space[4] }, 'header');

export const title = componentStyle(
  {
    fontSize: vars.type[18].size,
    lineHeight: vars.type[18].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  },
  'title',
);

export const description = componentStyle({ color: vars.text.muted }, 'description');

export const body = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[16],
    minInlineSize: 0,
  },
  'body',
);

/** Body text, for a dialog without fields. */
export const prose = componentStyle(
  {
    display: 'grid',
    gap: vars.space[8],
    color: vars.text.muted,
    overflowWrap: 'anywhere',
  },
  'prose',
);

export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[8],
    marginBlockStart: vars.space[4],
  },
  'actions',
);
