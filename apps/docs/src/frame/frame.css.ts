import { globalStyle } from '@vanilla-extract/css';

// Screenshots and tests see the end of every animation, and no blinking caret.
globalStyle('[data-still] :is(*, *::before, *::after)', {
  animation: 'none !important',
  transition: 'none !important',
  caretColor: 'transparent !important',
  scrollBehavior: 'auto !important' as 'auto',
});
