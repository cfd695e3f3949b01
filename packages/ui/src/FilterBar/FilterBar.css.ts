import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../styles/componentStyle.ts';
import { components } from '../styles/layers.css.ts';
import { size } from '../styles/sizes.ts';
import { vars } from '../tokens/contract.css.ts';

export const frame = componentStyle(
  { containerType: 'inline-size', display: 'grid', gap: vars.space[12], minInlineSize: 0 },
  'frame',
);

const narrow = `(max-width: ${size.filtersNarrow})`;

export const fields = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: vars.space[12],
    selectors: {
      // An error makes its field higher at the end, so the fields align at the start.
      '&:has([data-invalid])': {
        alignItems: 'flex-start',
        '@container': { [narrow]: { alignItems: 'stretch' } },
      },
    },
    '@container': { [narrow]: { flexDirection: 'column', alignItems: 'stretch' } },
  },
  'fields',
);

// The fields come from the caller: they share the width, and the search gets most of it.
const field = (which: string, rule: StyleRule) =>
  globalStyle(`${fields} > ${which}`, { '@layer': { [components]: rule } });

field('*', {
  flex: `1 1 ${size.filter}`,
  maxInlineSize: size.filterMost,
  '@container': { [narrow]: { flex: 'none', maxInlineSize: 'none' } },
});
field(':first-child', {
  flexGrow: 2,
  flexBasis: size.filterSearch,
  maxInlineSize: size.filterSearchMost,
  '@container': { [narrow]: { flex: 'none', maxInlineSize: 'none' } },
});

export const foot = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[8],
    minBlockSize: vars.control.small,
    color: vars.text.muted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontVariantNumeric: 'tabular-nums',
  },
  'foot',
);
