'use client';
import { useEffect, useRef, useState } from 'react';

interface LoadedOptions {
  count: number;
  hasMore: boolean;
  hasFailed: boolean;
}

/**
 * Returns how many items were added since the last press, and handles focus when the button disappears.
 * A list that changes for another reason, such as a filter or its first page, adds nothing.
 */
export function useLoadAnnouncement({ count, hasMore, hasFailed }: LoadedOptions) {
  const countElement = useRef<HTMLParagraphElement>(null);
  const countWhenPressed = useRef<number | undefined>(undefined);
  const [loaded, setLoaded] = useState({ count, added: 0 });
  useEffect(() => {
    const from = countWhenPressed.current;
    if (from === count && hasMore) return;
    countWhenPressed.current = undefined;
    setLoaded({ count, added: from === undefined ? 0 : count - from });
    if (from === undefined || hasMore) return;
    if (document.activeElement === document.body) countElement.current?.focus();
  }, [count, hasMore]);
  useEffect(() => {
    if (hasFailed) countWhenPressed.current = undefined;
  }, [hasFailed]);
  const startLoading = () => {
    countWhenPressed.current = count;
  };
  return { added: loaded.count === count ? loaded.added : 0, countElement, startLoading };
}
