import { componentStyle } from '../styles/componentStyle.ts';
import { focusRingInset } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const group = componentStyle({ display: 'grid', gap: vars.space[8] }, 'group');

export const title = componentStyle(
  {
    paddingInline: vars.space[8],
    color: vars.text.muted,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    fontWeight: vars.weight.medium,
  },
  'title',
);

export const list = componentStyle({ display: 'grid', gap: vars.space[2] }, 'list');

export const link = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: size.navLink,
    paddingBlock: vars.space[4],
    paddingInline: size.navLinkInset,
    border: '1px solid transparent',
    borderRadius: vars.radius[6],
    color: vars.text.muted,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    outline: 'none',
    '@media': {
      [media.coarsePointer]: { minBlockSize: vars.control.touch },
      [media.forcedColors]: { borderColor: 'Canvas' },
    },
    selectors: {
      [state.hovered]: { backgroundColor: vars.surface.hover, color: vars.text.default },
      '&[aria-current]': {
        borderColor: vars.border.subtle,
        backgroundColor: vars.surface.raised,
        color: vars.text.default,
        '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
      },
      [state.focusVisible]: focusRingInset,
    },
  },
  'link',
);

export const icon = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    selectors: { [`${link}[aria-current] &`]: { color: vars.accent.text } },
  },
  'icon',
);
