'use client';
import { useCallback, useEffect, useRef } from 'react';
import { useOwnOrGiven } from '../private/useOwnOrGiven.ts';
import { toggleAll, toggleRow } from './selection.ts';

type Keys = ReadonlySet<string>;

const nothing: Keys = new Set();

interface SelectionOptions {
  ids: readonly string[];
  selectedKeys: Keys | undefined;
  defaultSelectedKeys: Keys | undefined;
  onSelectionChange: ((keys: Keys) => void) | undefined;
}

/** Which rows are selected, and the three things that can be done about it. */
export function useSelection({
  ids,
  selectedKeys,
  defaultSelectedKeys = nothing,
  onSelectionChange,
}: SelectionOptions) {
  const [keys, setKeys] = useOwnOrGiven(selectedKeys, defaultSelectedKeys, onSelectionChange);
  const last = useRef<string>(undefined);
  const now = useRef({ ids, keys, setKeys });
  useEffect(() => {
    now.current = { ids, keys, setKeys };
  });
  // Stays the same function, so that a press draws only the rows that it changes.
  const toggle = useCallback((id: string, isRange: boolean) => {
    const from = isRange ? last.current : undefined;
    last.current = id;
    now.current.setKeys(toggleRow(now.current.keys, now.current.ids, id, from));
  }, []);
  return {
    keys,
    toggle,
    toggleAll: () => setKeys(toggleAll(keys, ids)),
    clear: () => setKeys(nothing),
  };
}
