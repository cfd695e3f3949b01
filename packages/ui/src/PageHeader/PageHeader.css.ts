import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { vars } from '../tokens/contract.css.ts';

export const header = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[16],
  },
  'header',
);

export const media = componentStyle({ flex: 'none', display: 'flex' }, 'media');

// Wide enough that long titles wrap first; only then do the actions move below them.
export const text = componentStyle(
  {
    flex: `1 1 ${size.pageTitle}`,
    display: 'grid',
    gap: vars.space[4],
    minInlineSize: 0,
  },
  'text',
);

export const title = componentStyle(
  {
    fontSize: vars.type[22].size,
    lineHeight: vars.type[22].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
    outline: 'none',
  },
  'title',
);

export const context = componentStyle(
  { color: vars.text.muted, overflowWrap: 'anywhere' },
  'context',
);

export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
  },
  'actions',
);
