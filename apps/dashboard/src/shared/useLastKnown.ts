import { useState } from 'react';

/** Returns a value, or the last known one while a newer one is loading. */
export function useLastKnown<T>(known: T | undefined): T | undefined {
  const [kept, setKept] = useState(known);
  if (known !== undefined && known !== kept) setKept(known);
  return known ?? kept;
}
