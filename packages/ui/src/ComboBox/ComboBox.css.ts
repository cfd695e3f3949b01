import '../IconButton/IconButton.css.ts';
import '../Button/Button.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { media, state } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

/** The button at the end that shows all choices. */
export const opener = componentStyle(
  {
    borderRadius: vars.radius['4'],
    selectors: { [state.disabled]: { color: vars.text.subtle } },
    '@media': {
      // As tall as the field there: its ground would lie on the field's edge.
      [media.coarsePointer]: { selectors: { '&&': { backgroundColor: 'transparent' } } },
    },
  },
  'opener',
);
