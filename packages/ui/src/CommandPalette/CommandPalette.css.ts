import '../private/overlay.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const palette = componentStyle({ outline: 'none' }, 'palette');

export const field = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    paddingInline: vars.space[16],
    borderBlockEnd: `1px solid ${vars.border.default}`,
    color: vars.text.muted,
  },
  'field',
);

/** The input fills the palette's header, whose own border shows focus. */
export const input = componentStyle(
  {
    flex: 1,
    minInlineSize: 0,
    blockSize: size.paletteSearch,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.text.default,
    fontSize: vars.type[16].size,
    outline: 'none',
  },
  'input',
);

export const list = componentStyle(
  {
    maxBlockSize: `min(${size.paletteList}, 60dvb)`,
    overflowY: 'auto',
    padding: vars.space[8],
    outline: 'none',
    selectors: { '&[data-empty]': { display: 'none' } },
  },
  'list',
);

export const section = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: { '& + &': { marginBlockStart: vars.space[8] } },
  },
  'section',
);

export const title = componentStyle(
  {
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    color: vars.text.muted,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    fontWeight: vars.weight.medium,
  },
  'title',
);

export const item = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.control.medium,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    borderRadius: vars.radius[6],
    color: vars.text.default,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    '@media': { [media.coarsePointer]: { minBlockSize: vars.control.touch } },
    selectors: {
      [state.hovered]: { backgroundColor: vars.surface.hover },
      [state.focused]: {
        backgroundColor: vars.accent.soft,
        boxShadow: `inset 0 0 0 1px ${vars.border.focus}`,
        '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
      },
    },
  },
  'item',
);

export const icon = componentStyle(
  { flex: 'none', display: 'flex', color: vars.text.muted },
  'icon',
);

export const label = componentStyle(
  { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  'label',
);

export const code = componentStyle(
  { fontFamily: vars.font.mono, fontSize: vars.type[13].size },
  'code',
);

export const description = componentStyle(
  {
    display: 'block',
    color: vars.text.muted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
  },
  'description',
);

export const error = componentStyle({ padding: vars.space[12] }, 'error');

export const detail = componentStyle(
  {
    flex: 'none',
    maxInlineSize: '50%',
    overflow: 'hidden',
    color: vars.text.muted,
    fontSize: vars.type[13].size,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'detail',
);

export const emptyMessage = componentStyle(
  {
    padding: vars.space[24],
    color: vars.text.muted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  'emptyMessage',
);
