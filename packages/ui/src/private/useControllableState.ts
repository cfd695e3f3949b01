'use client';
import { useState } from 'react';

/** Returns a state that the caller controls, or an internal state when the caller passes no value. */
export function useControllableState<Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    if (controlled === undefined) setOwn(value);
    onChange?.(value);
  };
  return [controlled ?? own, change];
}
