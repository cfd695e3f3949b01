'use client';
import { type RefObject, useEffect } from 'react';

/** Escape takes away what a pointer opened, wherever the focus is; where it is inside, that hears it. */
export function useHoverEscape(
  isOpen: boolean,
  area: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !area.current?.contains(document.activeElement)) onEscape();
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  });
}
