import { useState } from 'react';

/** Returns a value, or the last known one while a newer one is loading. */
export function useLastKnown<T>(known: T | undefined): T | undefined {
  const [last, setLast] = useState(known);
  if (known !== undefined && known !== last) setLast(known);
  return known ?? last;
}
