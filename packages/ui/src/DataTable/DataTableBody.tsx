'use client';
import type { ReactNode, RefObject } from 'react';
import type { DataTableColumn } from './columns.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { Rows, type RowsProps } from './Rows.tsx';
import { ErrorRow, SkeletonRows, WideRow } from './StateRows.tsx';
import type { Selection } from './useSelection.ts';

interface DataTableBodyProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  /** The ids of all rows, in the same order. */
  ids: readonly string[];
  /** The selection; `undefined` if rows cannot be selected. */
  selection: Selection | undefined;
  /** The element that scrolls. */
  region: RefObject<HTMLElement | null>;
  /** Whether there are too many rows to render all of them. */
  isLong: boolean;
  isPrinting: boolean;
  isLoading: boolean;
  errorMessage: string | undefined;
  onRetry: (() => void) | undefined;
  emptyState: ReactNode;
}

/** The rows of a `DataTable`, below the error, loading or empty state. */
export function DataTableBody<Row>({
  columns,
  rows,
  ids,
  selection,
  region,
  isLong,
  isPrinting,
  isLoading,
  errorMessage,
  onRetry,
  emptyState,
}: DataTableBodyProps<Row>) {
  const columnCount = columns.length + Number(selection !== undefined);
  const isWaiting = isLoading && rows.length === 0 && !errorMessage;
  const isEmpty = rows.length === 0 && !isLoading && !errorMessage;

  const renderRow: RowsProps['children'] = ({ index, measure }) => {
    const row = rows[index];
    const rowId = ids[index];
    if (row === undefined || rowId === undefined) return null;
    return (
      <DataTableRow
        key={rowId}
        row={row}
        id={rowId}
        columns={columns}
        isSelected={selection?.keys.has(rowId) ?? false}
        onToggle={selection?.toggle}
        index={isLong ? index : undefined}
        measure={measure}
      />
    );
  };

  return (
    <Rows
      ids={ids}
      region={region}
      columnCount={columnCount}
      isLong={isLong}
      isPrinting={isPrinting}
      first={
        <>
          {errorMessage ? (
            <ErrorRow columnCount={columnCount} message={errorMessage} onRetry={onRetry} />
          ) : null}
          {isWaiting ? <SkeletonRows columns={columns} hasBoxes={selection !== undefined} /> : null}
          {isEmpty ? <WideRow columnCount={columnCount}>{emptyState}</WideRow> : null}
        </>
      }
    >
      {renderRow}
    </Rows>
  );
}
