'use client';
import { useState } from 'react';

/** By how much a count has last grown; nothing before it did, and nothing once it has shrunk. */
export function useAdded(count: number): number {
  const [seen, setSeen] = useState({ count, added: 0 });
  if (seen.count === count) return seen.added;
  const added = Math.max(0, count - seen.count);
  setSeen({ count, added });
  return added;
}
