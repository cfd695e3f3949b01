import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls a function each time a value differs from the one before; undefined means not loaded yet. */
export function useChanged(value: string | null | undefined, onChange: () => void): void {
  const known = useRef<string | null>(undefined);
  const update = useEffectEvent((next: string | null) => {
    if (known.current !== undefined && known.current !== next) onChange();
    known.current = next;
  });
  useEffect(() => {
    if (value !== undefined) update(value);
  }, [value]);
}
