import '../IconButton/IconButton.css.ts';
import '../Button/Button.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

/** The styles a toggle adds to a button: border, background and text color show that it is on. */
export const toggle = componentStyle(
  {
    borderColor: vars.border.control,
    backgroundColor: vars.surface.raised,
    color: vars.text.default,
    selectors: {
      [`${state.hovered}, ${state.pressed}`]: { backgroundColor: vars.surface.hover },
      [state.selected]: {
        borderColor: vars.accent.solid,
        backgroundColor: vars.accent.soft,
        color: vars.accent.text,
        boxShadow: `inset 0 0 0 1px ${vars.accent.solid}`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [state.selected]: {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  'toggle',
);

/** In a row of icon buttons, only the selected ones have a border. */
export const quiet = componentStyle(
  {
    selectors: {
      '&:not([data-selected])': { borderColor: 'transparent', color: vars.text.muted },
      '&:not([data-selected], [data-hovered])': { backgroundColor: 'transparent' },
      '&[data-hovered]:not([data-selected])': { color: vars.text.default },
    },
  },
  'quiet',
);
