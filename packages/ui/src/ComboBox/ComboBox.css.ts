import '../IconButton/IconButton.css.ts';
import '../Button/Button.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

/** The button at the end that shows all options. */
export const opener = componentStyle(
  {
    borderRadius: vars.radius['4'],
    selectors: { [state.disabled]: { color: vars.text.subtle } },
    '@media': {
      // As tall as the field on touch screens, so a background would cover the field's border.
      [media.coarsePointer]: { selectors: { '&&': { backgroundColor: 'transparent' } } },
    },
  },
  'opener',
);
