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
import { observeSize, unmeasured } from './observeSize.ts';
import type { ChartSize } from './plotLayout.ts';

const noSubscription = () => () => undefined;
const isServer = () => true;
const isBrowser = () => false;

const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The size of a chart in its container, and where to hang the measure. What a server sent stands
 * until it is measured; in a browser alone nothing is drawn for a size that is only guessed.
 */
export function useSize(height: number): [RefObject<HTMLDivElement | null>, ChartSize | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const isHydrating = useSyncExternalStore(noSubscription, isBrowser, isServer);
  const [measured, setMeasured] = useState(isHydrating ? unmeasured : undefined);
  useEffectBeforePaint(() => {
    if (ref.current === null) return undefined;
    return observeSize(ref.current, (now) =>
      setMeasured((before) => (before?.width === now.width && before.em === now.em ? before : now)),
    );
  }, []);
  const size = useMemo(
    () => measured && { ...measured, height: (height * measured.em) / unmeasured.em },
    [measured, height],
  );
  return [ref, size];
}
