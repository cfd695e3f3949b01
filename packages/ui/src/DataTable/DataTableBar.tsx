'use client';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { PendingRing } from '../private/PendingRing.tsx';
import * as styles from './DataTable.css.ts';

interface DataTableBarProps {
  /** The table's name, where it is shown. */
  title: string | undefined;
  /** How many rows are selected; `undefined` where none can be. */
  selectedCount: number | undefined;
  onClear: () => void;
  /** What can be done with the selected rows. */
  bulkActions: ReactNode;
  columnsMenu: ReactNode;
  isRefreshing: boolean;
}

/** The line above a table: its name, what is selected and what can be done with that. */
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
