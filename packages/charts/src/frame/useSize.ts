'use client';
import {
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ChartSize } from './plotLayout.ts';

/** What a server draws for, which knows no container; a browser scales it until it has measured. */
const unmeasured = { width: 640, em: 12 };

const noSubscription = () => () => undefined;
const isServer = () => true;
const isBrowser = () => false;

const useEffectInBrowser = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

const measure = (element: Element) => ({
  width: element.clientWidth,
  em: Number.parseFloat(getComputedStyle(element).fontSize) || unmeasured.em,
});

/**
 * The size of a chart in its container, and where to hang the measure. What a server sent stands
 * until it is measured; in a browser alone nothing is drawn for a size that is only guessed.
 */
export function useSize(height: number): [RefObject<HTMLDivElement | null>, ChartSize | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(noSubscription, isBrowser, isServer);
  const [measured, setMeasured] = useState(isHydrating ? unmeasured : undefined);
  useEffectInBrowser(() => {
    const element = ref.current;
    if (!element) return undefined;
    const update = () => {
      const now = measure(element);
      if (now.width === 0) return;
      setMeasured((before) =>
        before && before.width === now.width && before.em === now.em ? before : now,
      );
    };
    update();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const size = useMemo(
    () => measured && { ...measured, height: (height * measured.em) / unmeasured.em },
    [measured, height],
  );
  return [ref, size];
}
