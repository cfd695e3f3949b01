import { globalStyle } from '@vanilla-extract/css';

// Pictures and tests see the end of every movement, and no caret that blinks.
globalStyle('[data-still] :is(*, *::before, *::after)', {
  animation: 'none !important',
  transition: 'none !important',
  caretColor: 'transparent !important',
  scrollBehavior: 'auto !important' as 'auto',
});
