'use client';
import { useState } from 'react';

/** A state that the caller keeps, or that is kept here when the caller gives none. */
export function useOwnOrGiven<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    if (given === undefined) setOwn(value);
    onChange?.(value);
  };
  return [given ?? own, change];
}
