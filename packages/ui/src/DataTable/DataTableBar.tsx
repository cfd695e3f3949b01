'use client';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { PendingRing } from '../private/PendingRing.tsx';
import * as styles from './DataTable.css.ts';

interface DataTableBarProps {
  /** The table's caption, if visible. */
  title: string | undefined;
  /** The number of selected rows; `undefined` if rows cannot be selected. */
  selectedCount: number | undefined;
  onClear: () => void;
  /** Actions for the selected rows. */
  bulkActions: ReactNode;
  columnsMenu: ReactNode;
  isRefreshing: boolean;
}

/** The bar above a table: its caption, and the selection with its actions. */
export function DataTableBar({
  title,
  selectedCount,
  onClear,
  bulkActions,
  columnsMenu,
  isRefreshing,
}: DataTableBarProps) {
  const words = useWords({ selected: english.selected, clearSelection: english.clearSelection });
  const canSelect = selectedCount !== undefined;
  if (!(title || canSelect || columnsMenu)) return null;
  return (
    <div className={styles.bar}>
      {title ? (
        <span aria-hidden="true" className={styles.title}>
          {title}
        </span>
      ) : null}
      {canSelect ? (
        <span role="status" className={styles.count}>
          {words.selected(selectedCount)}
        </span>
      ) : null}
      {selectedCount ? (
        <div className={styles.actions}>
          {bulkActions}
          <Button size="small" variant="quiet" onPress={onClear}>
            {words.clearSelection}
          </Button>
        </div>
      ) : null}
      <div className={styles.end}>
        {isRefreshing ? <PendingRing /> : null}
        {columnsMenu}
      </div>
    </div>
  );
}
