import { reportPageView } from '../shared/server/pageViews.ts';

const HEADING = 'page-title';
const WAIT_MILLISECONDS = 5000;

let isFirst = true;
let cameBack = false;

window.addEventListener('popstate', () => {
  cameBack = true;
});

const heading = () => document.getElementById(HEADING);
const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null;
const focusQuietly = () => heading()?.focus({ preventScroll: true });

/**
 * Focuses the heading, or waits until it is rendered and the dialog that led here has closed and
 * returned the focus. Does nothing if the person has moved the focus since.
 */
function focusHeadingSoon(): () => void {
  if (heading() !== null && !isDialogOpen()) {
    focusQuietly();
    return () => undefined;
  }
  const start = document.activeElement;
  const cameByDialog = isDialogOpen();
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return;
    const isElsewhere = ![document.body, start].includes(document.activeElement);
    if (isElsewhere && !cameByDialog) observer.disconnect();
    else if (heading() !== null) {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(focusQuietly));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), WAIT_MILLISECONDS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * Reports the page view and, after a navigation, moves the focus to the heading. Returns a function
 * that stops waiting for a heading that is not rendered yet.
 */
export function arrive(): () => void {
  void reportPageView();
  if (isFirst) {
    isFirst = false;
    return () => undefined;
  }
  // Going back restores the scroll position, which the browser does itself.
  if (!cameBack) window.scrollTo(0, 0);
  cameBack = false;
  return focusHeadingSoon();
}
