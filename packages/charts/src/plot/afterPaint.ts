import { startTransition } from 'react';

const waiting = new Set<() => void>();

function runAll() {
  const callbacks = [...waiting];
  waiting.clear();
  startTransition(() => {
    for (const callback of callbacks) callback();
  });
}

/**
 * Calls back once the next frame is painted, for all charts of a page in one transition. A page in
 * the background paints no frames and does not wait for one.
 * @returns a function that cancels the call.
 */
export function afterPaint(callback: () => void): () => void {
  if (waiting.size === 0) {
    if (document.visibilityState === 'hidden') setTimeout(runAll);
    else requestAnimationFrame(() => setTimeout(runAll));
  }
  waiting.add(callback);
  return () => waiting.delete(callback);
}
