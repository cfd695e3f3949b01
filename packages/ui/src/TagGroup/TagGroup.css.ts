import '../private/field.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { focusRing } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const list = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space['4'],
    minInlineSize: 0,
    borderRadius: vars.radius['6'],
    selectors: { [state.focusVisible]: focusRing },
  },
  'list',
);

export const empty = componentStyle({ color: vars.text.muted }, 'empty');

export const tag = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    minBlockSize: vars.control.small,
    paddingBlock: vars.space['2'],
    paddingInline: vars.space['8'],
    border: `1px solid ${vars.border.default}`,
    borderRadius: vars.radius['6'],
    backgroundColor: vars.surface.sunken,
    color: vars.text.default,
    fontSize: vars.type['13'].size,
    lineHeight: vars.type['13'].lineHeight,
    cursor: 'default',
    outline: 'none',
    selectors: {
      '&[data-allows-removing]': { paddingInlineEnd: 0 },
      [state.focusVisible]: focusRing,
      [state.disabled]: { color: vars.text.subtle },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: vars.control.touch },
      [media.forcedColors]: { selectors: { [state.disabled]: { color: 'GrayText' } } },
    },
  },
  'tag',
);

export const text = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'text');

export const remove = componentStyle(
  {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'stretch',
    inlineSize: size.tagCross,
    minBlockSize: vars.control.least,
    marginBlock: `calc(-1 * ${vars.space['2']})`,
    padding: 0,
    border: 0,
    borderRadius: vars.radius['4'],
    backgroundColor: 'transparent',
    color: vars.text.muted,
    cursor: 'pointer',
    selectors: {
      [`${state.hovered}, ${state.pressed}`]: {
        backgroundColor: vars.surface.hover,
        color: vars.text.default,
      },
      [state.disabled]: { color: vars.text.subtle, cursor: 'default' },
    },
    '@media': {
      [media.coarsePointer]: { inlineSize: size.tagCrossTouch, minBlockSize: size.tagCrossTouch },
    },
  },
  'remove',
);
