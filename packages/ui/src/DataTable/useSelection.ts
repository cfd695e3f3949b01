'use client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useControllableState } from '../private/useControllableState.ts';
import { keepExisting, toggleAll, toggleRow } from './selection.ts';

type Keys = ReadonlySet<string>;

const noKeys: Keys = new Set();

interface SelectionOptions {
  ids: readonly string[];
  selectedKeys?: Keys;
  defaultSelectedKeys?: Keys;
  onSelectionChange?: (keys: Keys) => void;
}

export interface Selection {
  keys: Keys;
  /** Selects or deselects a row, or with Shift the range up to it. */
  toggle: (id: string, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
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
  defaultSelectedKeys = noKeys,
  onSelectionChange,
}: SelectionOptions): Selection {
  const [selected, setSelected] = useControllableState(selectedKeys, defaultSelectedKeys, (next) =>
    onSelectionChange?.(selectedKeys ? next : keepExisting(next, ids)),
  );
  const keys = useMemo(
    () => selectedKeys ?? keepExisting(selected, ids),
    [selectedKeys, selected, ids],
  );
  const last = useRef<string>(undefined);
  const latest = useRef({ ids, selected, setSelected });
  useEffect(() => {
    latest.current = { ids, selected, setSelected };
  });
  // A stable function, so that a press re-renders only the affected rows.
  const toggle = useCallback((id: string, isRange: boolean) => {
    const from = isRange ? last.current : undefined;
    last.current = id;
    latest.current.setSelected(toggleRow(latest.current.selected, latest.current.ids, id, from));
  }, []);
  return {
    keys,
    toggle,
    toggleAll: () => setSelected(toggleAll(selected, ids)),
    clear: () => setSelected(noKeys),
  };
}
