'use client';
import { useEffect, useRef, useState } from 'react';

interface LoadedOptions {
  shown: number;
  hasMore: boolean;
  hasFailed: boolean;
}

/**
 * Returns how many items were added since the last press, and handles focus when the button disappears.
 * A list that changes for another reason, such as a filter or its first page, adds nothing.
 */
export function useLoadAnnouncement({ shown, hasMore, hasFailed }: LoadedOptions) {
  const count = useRef<HTMLParagraphElement>(null);
  const countWhenPressed = useRef<number | undefined>(undefined);
  const [loaded, setLoaded] = useState({ shown, added: 0 });
  useEffect(() => {
    const from = countWhenPressed.current;
    if (from === shown && hasMore) return;
    countWhenPressed.current = undefined;
    setLoaded({ shown, added: from === undefined ? 0 : shown - from });
    if (from === undefined || hasMore) return;
    if (document.activeElement === document.body) count.current?.focus();
  }, [shown, hasMore]);
  useEffect(() => {
    if (hasFailed) countWhenPressed.current = undefined;
  }, [hasFailed]);
  const startLoading = () => {
    countWhenPressed.current = shown;
  };
  return { added: loaded.shown === shown ? loaded.added : 0, count, startLoading };
}
