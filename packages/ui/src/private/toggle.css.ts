import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { requiredMark } from '../styles/requiredMark.ts';
import { size } from '../styles/sizes.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const row = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    alignSelf: 'flex-start',
    gap: vars.space['8'],
    minBlockSize: vars.space[20],
    color: vars.text.default,
    cursor: 'pointer',
    selectors: {
      [state.disabled]: { color: vars.text.subtle, cursor: 'default' },
      [state.readOnly]: { cursor: 'default' },
    },
    '@media': {
      [media.coarsePointer]: { paddingBlock: vars.space['12'] },
      [media.forcedColors]: { selectors: { [state.disabled]: { color: 'GrayText' } } },
    },
  },
  'row',
);

export const text = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'text');

export const line = componentStyle(
  { display: 'flex', gap: vars.space['4'], ...requiredMark },
  'line',
);

const below = (room: string) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  gap: vars.space['4'],
  paddingInlineStart: room,
  selectors: { '&:empty': { display: 'none' } },
});

/** The description and the error message, aligned with the control's label. */
export const messages = componentVariants({
  checkbox: below(size.choiceRoom),
  switch: below(size.switchRoom),
});
