'use client';
import { useEffect, useRef } from 'react';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import * as table from '../Table/Table.css.ts';
import * as styles from './DataTable.css.ts';
import { SelectBox } from './SelectBox.tsx';
import { countSelected } from './selection.ts';

interface SelectAllHeaderProps {
  /** The ids of all rows. */
  ids: readonly string[];
  selectedKeys: ReadonlySet<string>;
  onToggle: () => void;
}

/** The header of the checkbox column, whose checkbox selects every row. */
export function SelectAllHeader({ ids, selectedKeys, onToggle }: SelectAllHeaderProps) {
  const words = useWords({ selectAll: english.selectAll });
  const header = useRef<HTMLTableCellElement>(null);
  const selectedCount = selectedKeys.size;
  const among = countSelected(selectedKeys, ids);

  // The pressed button disappears with the selection, so focus moves to the checkboxes.
  const hadSelection = useRef(false);
  useEffect(() => {
    if (hadSelection.current && selectedCount === 0 && document.activeElement === document.body) {
      header.current?.querySelector('input')?.focus();
    }
    hadSelection.current = selectedCount > 0;
  }, [selectedCount]);

  return (
    <th ref={header} scope="col" className={`${table.columns.start} ${styles.selectCell}`}>
      <SelectBox
        label={words.selectAll}
        isSelected={among === 'all'}
        isIndeterminate={among === 'some'}
        onToggle={onToggle}
      />
    </th>
  );
}
