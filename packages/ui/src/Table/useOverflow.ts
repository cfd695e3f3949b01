'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Returns whether the content of a scroll container overflows, and updates when that changes. */
export function useOverflow(region: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    // The observer reports once initially, after layout, so nothing is measured while mounting.
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      setOverflows(scrollWidth > clientWidth || scrollHeight > clientHeight);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [region]);
  return overflows;
}
