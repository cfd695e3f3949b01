import { flushSync } from 'react-dom';

/** The width of an element and the size of its text in pixels, and whether its theme uses patterns. */
export interface Measured {
  width: number;
  em: number;
  hasPatterns: boolean;
}

type Listener = (measured: Measured) => void;

const listeners = new Map<Element, Listener>();
let observer: ResizeObserver | undefined;

/** The size that is drawn where nothing can be measured, such as on a server. */
export const unmeasured: Measured = { width: 640, em: 12, hasPatterns: true };

/** Returns the size of an element; the width is `NaN` if it is not laid out. Transforms do not count. */
function measure(element: Element, width?: number): Measured {
  const style = getComputedStyle(element);
  return {
    width: Math.floor(width ?? Number.parseFloat(style.width)),
    em: Number.parseFloat(style.fontSize) || unmeasured.em,
    hasPatterns: style.getPropertyValue('--pdc-has-patterns') !== '',
  };
}

/**
 * Notifies all charts that were resized at once, after layout and before paint. A chart's own
 * drawing changes no observed size: its height is set, and its width is its container's.
 */
function notifyAll(entries: readonly ResizeObserverEntry[]) {
  const changes = entries.map(({ target, contentRect }) => ({
    listener: listeners.get(target),
    measured: measure(target, contentRect.width),
  }));
  flushSync(() => {
    for (const { listener, measured } of changes) if (measured.width > 0) listener?.(measured);
  });
}

/**
 * Returns the size of an element, or `undefined` if it is not laid out. Call it in a layout effect,
 * so that the element is drawn at its size in its first frame.
 */
export function readSize(element: Element): Measured | undefined {
  if (typeof ResizeObserver === 'undefined') return unmeasured;
  const measured = measure(element);
  return measured.width > 0 ? measured : undefined;
}

/**
 * Reports the size of an element whenever it changes.
 * @returns a function that stops the reports.
 */
export function observeSize(element: Element, listener: Listener): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  observer ??= new ResizeObserver(notifyAll);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
