import { useState } from 'react';

/** Something that is known, or what was known last while something newer is on its way. */
export function useKept<T>(known: T | undefined): T | undefined {
  const [kept, setKept] = useState(known);
  if (known !== undefined && known !== kept) setKept(known);
  return known ?? kept;
}
