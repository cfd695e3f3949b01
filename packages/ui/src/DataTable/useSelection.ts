'use client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useOwnOrGiven } from '../private/useOwnOrGiven.ts';
import { selectedThere, toggleAll, toggleRow } from './selection.ts';

type Keys = ReadonlySet<string>;

const nothing: Keys = new Set();

interface SelectionOptions {
  ids: readonly string[];
  selectedKeys: Keys | undefined;
  defaultSelectedKeys: Keys | undefined;
  onSelectionChange: ((keys: Keys) => void) | undefined;
}

/**
 * Which rows are selected, and the three things that can be done about it.
 *
 * Rows that are gone are neither counted nor handed out, and selected again once they are back. Keys
 * that the caller keeps are left as they are: a selection may reach over pages.
 */
export function useSelection({
  ids,
  selectedKeys,
  defaultSelectedKeys = nothing,
  onSelectionChange,
}: SelectionOptions) {
  const [kept, setKept] = useOwnOrGiven(selectedKeys, defaultSelectedKeys, (next) =>
    onSelectionChange?.(selectedKeys ? next : selectedThere(next, ids)),
  );
  const keys = useMemo(() => selectedKeys ?? selectedThere(kept, ids), [selectedKeys, kept, ids]);
  const last = useRef<string>(undefined);
  const now = useRef({ ids, kept, setKept });
  useEffect(() => {
    now.current = { ids, kept, setKept };
  });
  // Stays the same function, so that a press draws only the rows that it changes.
  const toggle = useCallback((id: string, isRange: boolean) => {
    const from = isRange ? last.current : undefined;
    last.current = id;
    now.current.setKept(toggleRow(now.current.kept, now.current.ids, id, from));
  }, []);
  return {
    keys,
    toggle,
    toggleAll: () => setKept(toggleAll(kept, ids)),
    clear: () => setKept(nothing),
  };
}
