import '../private/popover.css.ts';
import '../private/field.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { focusRingInset } from '../styles/focusRing.ts';
import { size } from '../styles/sizes.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const trigger = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    paddingInlineEnd: vars.control.medium,
  },
  'trigger',
);

export const value = componentStyle(
  {
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: vars.text.subtle } },
  },
  'value',
);

export const chevron = componentStyle(
  { display: 'flex', marginInline: vars.space['8'], pointerEvents: 'none' },
  'chevron',
);

// The doubled class overrides the popover's own widths in any load order.
export const popover = componentStyle(
  {
    selectors: {
      '&&': {
        minInlineSize: `max(var(--trigger-width), ${size.choicesLeast})`,
        maxInlineSize: `min(${size.choicesMost}, 100vi - ${vars.space[16]})`,
      },
    },
  },
  'popover',
);

export const list = componentStyle({ padding: vars.space['4'], outline: 'none' }, 'list');

export const item = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['8'],
    minBlockSize: vars.control.item,
    paddingBlock: vars.space['4'],
    paddingInline: vars.space['8'],
    borderRadius: vars.radius['6'],
    color: vars.text.default,
    cursor: 'pointer',
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      [`${state.hovered}, ${state.focused}`]: { backgroundColor: vars.surface.hover },
      [state.focusVisible]: focusRingInset,
      [state.selected]: { fontWeight: vars.weight.medium },
      [state.disabled]: { color: vars.text.subtle, cursor: 'default' },
    },
    '@media': { [media.coarsePointer]: { minBlockSize: vars.control.touch } },
  },
  'item',
);

export const itemText = componentStyle({ flex: 1, minInlineSize: 0 }, 'itemText');

export const itemLabel = componentStyle({ display: 'block' }, 'itemLabel');

export const itemDescription = componentStyle(
  {
    display: 'block',
    fontSize: vars.type['13'].size,
    lineHeight: vars.type['13'].lineHeight,
    fontWeight: vars.weight.regular,
    color: vars.text.muted,
  },
  'itemDescription',
);

export const check = componentStyle(
  {
    display: 'flex',
    color: vars.accent.text,
    visibility: 'hidden',
    selectors: { '[data-selected] > &': { visibility: 'visible' } },
  },
  'check',
);
