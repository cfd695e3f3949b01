import '../private/field.css.ts';
import '../IconButton/IconButton.css.ts';
import '../Button/Button.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';

export const input = componentStyle(
  {
    appearance: 'none',
    selectors: {
      '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { appearance: 'none' },
    },
  },
  'input',
);

export const clear = componentStyle(
  { display: 'flex', selectors: { '[data-empty] &': { display: 'none' } } },
  'clear',
);
