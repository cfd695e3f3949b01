import '../private/toggle.css.ts';
import '../private/field.css.ts';
import { choiceMark } from '../styles/choiceMark.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

export const circle = componentStyle(
  { ...choiceMark('[data-selected]'), borderRadius: vars.radius.full },
  'circle',
);

export const dot = componentStyle(
  {
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    borderRadius: vars.radius.full,
    backgroundColor: vars.accent.onSolid,
    visibility: 'hidden',
    selectors: { '[data-selected] > * > &': { visibility: 'visible' } },
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  'dot',
);

export const description = componentStyle(
  {
    paddingInlineStart: size.choiceRoom,
    // The touch padding around the label does not add distance to its description.
    '@media': {
      [media.coarsePointer]: {
        marginBlockStart: `calc(-1 * ${vars.space['12']})`,
        paddingBlockEnd: vars.space['8'],
      },
    },
  },
  'description',
);
