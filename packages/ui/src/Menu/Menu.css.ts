import { componentStyle } from '../styles/componentStyle.ts';
import { focusRingInset } from '../styles/focusRing.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export { popover } from '../private/popover.css.ts';

export const menu = componentStyle(
  {
    display: 'grid',
    padding: vars.space[4],
    outline: 'none',
  },
  'menu',
);

const separated = {
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
} as const;

const itemRule = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.control.item,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  borderRadius: vars.radius[6],
  color: vars.text.default,
  textDecoration: 'none',
  cursor: 'default',
  outline: 'none',
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.control.touch },
    [media.forcedColors]: {
      selectors: {
        [state.focused]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
        [state.disabled]: { color: 'GrayText' },
      },
    },
  },
} as const;

export const item = componentStyle(
  {
    ...itemRule,
    selectors: {
      [state.focused]: { backgroundColor: vars.surface.hover },
      [state.focusVisible]: focusRingInset,
      [state.disabled]: { color: vars.text.subtle },
      '&[href]': { cursor: 'pointer' },
    },
  },
  'item',
);

export const criticalItem = componentStyle(
  {
    ...itemRule,
    color: vars.critical.text,
    selectors: {
      [state.focused]: { backgroundColor: vars.critical.soft },
      [state.focusVisible]: focusRingInset,
      [state.disabled]: { color: vars.text.subtle },
    },
  },
  'criticalItem',
);

export const icon = componentStyle({ display: 'flex', flex: 'none' }, 'icon');

export const label = componentStyle(
  { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  'label',
);

export const section = componentStyle(
  {
    display: 'grid',
    selectors: {
      '& + &, [role^="menuitem"] + &': separated,
    },
  },
  'section',
);

export const sectionTitle = componentStyle(
  {
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    fontWeight: vars.weight.medium,
    color: vars.text.muted,
  },
  'sectionTitle',
);
