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
 * Focuses the heading: at once, or when it has come and the dialog that led here has closed and given the
 * focus back. Somebody who moved on meanwhile is left alone.
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
 * A page has loaded: reports the view and, after a navigation, starts the reader at its heading.
 * Answers how to stop waiting for a heading that is still to come.
 */
export function arrive(): () => void {
  void reportPageView();
  if (isFirst) {
    isFirst = false;
    return () => undefined;
  }
  // Going back keeps the place in the page, which the browser restores itself.
  if (!cameBack) window.scrollTo(0, 0);
  cameBack = false;
  return focusHeadingSoon();
}
