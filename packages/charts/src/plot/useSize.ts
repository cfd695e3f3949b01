'use client';
import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { afterPaint } from './afterPaint.ts';
import { type Measured, observeSize, readSize, unmeasured } from './observeSize.ts';
import type { ChartSize } from './plotLayout.ts';

const noSubscription = () => () => undefined;
const isServer = () => true;
const isBrowser = () => false;

/** `useLayoutEffect`, which React warns about on a server, or an effect that does nothing there. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

const isSame = (before: Measured | undefined, now: Measured) =>
  before?.width === now.width && before.em === now.em && before.hasPatterns === now.hasPatterns;

interface MeasuredBody {
  body: RefObject<HTMLDivElement | null>;
  /** The size of the chart; not set before the first layout effect. */
  size: ChartSize | undefined;
  /** Whether the theme fills series with patterns. */
  hasPatterns: boolean;
  /** Whether to render what is not visible: at once on a server, otherwise after the first paint. */
  isComplete: boolean;
}

/**
 * Measures a chart in its container. On a server, and while its HTML is hydrated, the chart is drawn
 * whole at a usual size. In a browser only its empty body is rendered first; the drawing follows
 * before the first paint, at its actual size.
 */
export function useSize(height: number): MeasuredBody {
  const body = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(noSubscription, isBrowser, isServer);
  const [measured, setMeasured] = useState(isHydrating ? unmeasured : undefined);
  const [isComplete, setComplete] = useState(isHydrating || typeof ResizeObserver === 'undefined');
  useBrowserLayoutEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const update = (now: Measured) => setMeasured((before) => (isSame(before, now) ? before : now));
    const now = readSize(element);
    if (now) update(now);
    let stop = () => {};
    const cancel = afterPaint(() => {
      stop = observeSize(element, update);
      setComplete(true);
    });
    return () => {
      cancel();
      stop();
    };
  }, []);
  const { width, em = unmeasured.em, hasPatterns = false } = measured ?? {};
  const size = useMemo(
    () => (width === undefined ? undefined : { width, em, height: (height * em) / unmeasured.em }),
    [width, em, height],
  );
  return { body, size, hasPatterns, isComplete };
}
