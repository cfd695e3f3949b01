'use client';
import { memo, useId } from 'react';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { join } from '../private/join.ts';
import * as table from '../Table/Table.css.ts';
import type { DataTableColumn } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { SelectBox } from './SelectBox.tsx';

export interface DataTableRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly DataTableColumn<Row>[];
  isSelected: boolean;
  /** Called when its checkbox is pressed; without it there is no checkbox. */
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
  /** Its index among all rows, if only some are rendered. */
  index: number | undefined;
  /** Measures the row's height. */
  measure: ((element: HTMLTableRowElement | null) => void) | undefined;
}

function Row<Row>({
  row,
  id,
  columns,
  isSelected,
  onToggle,
  index,
  measure,
}: DataTableRowProps<Row>) {
  const words = useWords({ select: english.select });
  const nameId = useId();
  const naming = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const folded = columns.filter(({ foldsUnderName }) => foldsUnderName);
  const windowed =
    index === undefined ? undefined : { 'aria-rowindex': index + 2, 'data-index': index };
  return (
    <tr
      ref={measure}
      className={join(table.row, styles.row)}
      data-id={id}
      data-selected={isSelected || undefined}
      {...windowed}
    >
      {onToggle ? (
        <td className={styles.selectCell}>
          <SelectBox
            label={words.select}
            labelledBy={naming && nameId}
            isSelected={isSelected}
            onToggle={(isRange) => onToggle(id, isRange)}
          />
        </td>
      ) : null}
      {columns.map(
        ({ id: column, cell, align = 'start', isRowHeader, isPinned, foldsUnderName }) =>
          isRowHeader ? (
            <th
              key={column}
              id={column === naming?.id ? nameId : undefined}
              scope="row"
              className={table.rowHeaders[align]}
            >
              {cell(row)}
              {folded.map(({ id: name, cell: content }) => (
                <span key={name} className={styles.folded}>
                  {' '}
                  {content(row)}
                </span>
              ))}
            </th>
          ) : (
            <td
              key={column}
              id={column === naming?.id ? nameId : undefined}
              className={join(
                table.cells[align],
                isPinned && table.pinned,
                isPinned && styles.pinnedCell,
                foldsUnderName && styles.folding,
              )}
            >
              {cell(row)}
            </td>
          ),
      )}
    </tr>
  );
}

/** One row of a `DataTable`; re-renders only when its own data changes. */
export const DataTableRow = memo(Row) as typeof Row;
