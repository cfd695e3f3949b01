'use client';
import { useState, useSyncExternalStore } from 'react';

type Change<Value> = Value | ((before: Value) => Value);

function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (change: Change<Value>) => {
      value = change instanceof Function ? change(value) : change;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Returns state that renders in the frame of the event that sets it. React defers `useState` updates
 * of continuous events such as pointer moves, but never those of an external store.
 */
export function useInstantState<Value>(
  initial: Value,
): [value: Value, set: (change: Change<Value>) => void] {
  const [store] = useState(() => createStore(initial));
  return [useSyncExternalStore(store.subscribe, store.get, store.get), store.set];
}
