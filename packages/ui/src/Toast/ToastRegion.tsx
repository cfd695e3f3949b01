'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Toasts } from './createToasts.ts';

/** The module that renders toasts, once it has loaded: no page needs it before its first paint. */
let list: typeof import('./ToastList.tsx') | undefined;

async function loadList() {
  list = await import('./ToastList.tsx');
}

export interface ToastRegionProps {
  /** The queue that `createToasts` returned. */
  toasts: Toasts;
  /** The name of the landmark region. */
  label: string;
}

/**
 * Shows notifications in the corner of the screen. Render it once per app.
 *
 * F6 moves focus to it. While the pointer or the focus is inside, toasts do not time out.
 */
export function ToastRegion({ toasts, label }: ToastRegionProps) {
  const hasToasts = useSyncExternalStore(
    (listener) => toasts.subscribe(listener),
    () => toasts.visibleToasts.length > 0,
    () => false,
  );
  const [, setLoaded] = useState(false);
  const isLoaded = list !== undefined;
  // Loads after the first paint; if that fails, tries again with the next toast.
  useEffect(() => {
    if (isLoaded) return;
    const load = () => {
      loadList().then(
        () => setLoaded(true),
        () => undefined,
      );
    };
    if (hasToasts) return load();
    const frame = requestAnimationFrame(() => setTimeout(load));
    return () => cancelAnimationFrame(frame);
  }, [isLoaded, hasToasts]);
  // A region that mounts before it has an element never becomes one that F6 reaches.
  if (!hasToasts || !list) return null;
  return <list.ToastList toasts={toasts} label={label} />;
}
