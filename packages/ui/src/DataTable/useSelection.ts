'use client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useControllableState } from '../private/useControllableState.ts';
import { existingSelection, toggleAll, toggleRow } from './selection.ts';

type Keys = ReadonlySet<string>;

const nothing: Keys = new Set();

interface SelectionOptions {
  ids: readonly string[];
  selectedKeys: Keys | undefined;
  defaultSelectedKeys: Keys | undefined;
  onSelectionChange: ((keys: Keys) => void) | undefined;
}

/**
 * Returns which rows are selected and the functions that change the selection.
 *
 * Rows that no longer exist are not counted or passed on, and are selected again if they return. Ids
 * in a controlled selection are preserved, so that a selection can span pages.
 */
export function useSelection({
  ids,
  selectedKeys,
  defaultSelectedKeys = nothing,
  onSelectionChange,
}: SelectionOptions) {
  const [kept, setKept] = useControllableState(selectedKeys, defaultSelectedKeys, (next) =>
    onSelectionChange?.(selectedKeys ? next : existingSelection(next, ids)),
  );
  const keys = useMemo(
    () => selectedKeys ?? existingSelection(kept, ids),
    [selectedKeys, kept, ids],
  );
  const last = useRef<string>(undefined);
  const now = useRef({ ids, kept, setKept });
  useEffect(() => {
    now.current = { ids, kept, setKept };
  });
  // A stable function, so that a press re-renders only the affected rows.
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
