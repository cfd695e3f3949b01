import { flushSync } from 'react-dom';

/** How wide an element is, and how large its text, in pixels. */
export interface Measured {
  width: number;
  em: number;
}

type Listener = (measured: Measured) => void;

const listeners = new Map<Element, Listener>();
let observer: ResizeObserver | undefined;

const usualEm = 12;

const emOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) || usualEm;

/**
 * Tells all charts of a page in one go, after the browser laid it out and before it paints: no
 * chart forces a layout of its own, none is seen unmeasured.
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

/** Tells the size of an element, now and whenever it changes. Returns what ends that. */
export function observeSize(element: Element, listener: Listener): () => void {
  observer ??= new ResizeObserver(tell);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
