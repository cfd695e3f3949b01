import '../private/field.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

/** The value and its buttons; the same height while viewing and editing. */
export const row = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space['4'],
    minBlockSize: vars.control.medium,
  },
  'row',
);

export const writing = componentStyle({ flex: 1, minInlineSize: 0 }, 'writing');

export const value = componentStyle(
  {
    minInlineSize: 0,
    paddingBlock: vars.space['8'],
    overflowWrap: 'anywhere',
    selectors: { '&[data-empty]': { color: vars.text.subtle } },
  },
  'value',
);
