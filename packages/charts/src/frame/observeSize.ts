import { flushSync } from 'react-dom';

/** How wide an element is, and how large its text, in pixels. */
export interface Measured {
  width: number;
  em: number;
}

type Listener = (measured: Measured) => void;

const listeners = new Map<Element, Listener>();
let observer: ResizeObserver | undefined;

/** What is drawn for where nothing can be measured. */
export const unmeasured: Measured = { width: 640, em: 12 };

const emOf = (element: Element) =>
  Number.parseFloat(getComputedStyle(element).fontSize) || unmeasured.em;

/**
 * Tells all charts of a page in one go, after the browser laid it out and before it paints: no
 * chart forces a layout of its own, none is seen unmeasured. What is drawn then changes no size that
 * anyone observes: a chart is as high as it was asked to be, and its width is not its content's.
 */
function tell(entries: readonly ResizeObserverEntry[]) {
  const told = entries.map(({ target, contentRect }) => ({
    listener: listeners.get(target),
    measured: { width: Math.floor(contentRect.width), em: emOf(target) },
  }));
  flushSync(() => {
    for (const { listener, measured } of told) if (measured.width > 0) listener?.(measured);
  });
}

/**
 * Tells the size of an element, before the next paint and whenever it changes. Returns what ends
 * that. Where nothing is laid out, as in tests without a browser, it is the usual one.
 */
export function observeSize(element: Element, listener: Listener): () => void {
  if (typeof ResizeObserver === 'undefined') {
    listener(unmeasured);
    return () => undefined;
  }
  observer ??= new ResizeObserver(tell);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
