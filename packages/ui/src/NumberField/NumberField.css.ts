import '../IconButton/IconButton.css.ts';
import '../Button/Button.css.ts';
import { frame } from '../private/field.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

const crowded = `${frame}[data-crowded] > &`;

// Leaves room for the two buttons and the spinner next to them.
export const input = componentStyle(
  {
    fontVariantNumeric: 'tabular-nums',
    paddingInlineEnd: size.steppers,
    selectors: { [crowded]: { paddingInlineEnd: size.steppersAndRing } },
    '@media': {
      [media.coarsePointer]: {
        paddingInlineEnd: size.steppersTouch,
        selectors: { [crowded]: { paddingInlineEnd: size.steppersTouchAndRing } },
      },
    },
  },
  'input',
);

export const steps = componentStyle(
  {
    display: 'flex',
    gap: vars.space['2'],
    '@media': {
      [media.coarsePointer]: { gap: 0, marginInlineEnd: `calc(-1 * ${vars.space['4']})` },
    },
  },
  'steps',
);

export const step = componentStyle(
  {
    borderRadius: vars.radius['4'],
    selectors: { [state.disabled]: { color: vars.text.subtle } },
  },
  'step',
);
