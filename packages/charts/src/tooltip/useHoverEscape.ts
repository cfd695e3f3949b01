'use client';
import { type RefObject, useEffect } from 'react';

/** Closes what the pointer opened on Escape, unless the focus is inside the area, which handles keys itself. */
export function useHoverEscape(
  isOpen: boolean,
  area: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !area.current?.contains(document.activeElement)) onEscape();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  });
}
