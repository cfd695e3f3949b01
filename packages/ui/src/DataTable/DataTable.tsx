'use client';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { useOwnOrGiven } from '../private/useOwnOrGiven.ts';
import * as table from '../Table/Table.css.ts';
import { TableFrame } from '../Table/TableFrame.tsx';
import type { SortDescriptor } from '../Table/tableSort.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { canHide, type DataTableColumn, shownColumns } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { DataTableBar } from './DataTableBar.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { Rows, type RowsProps } from './Rows.tsx';
import { SelectBox } from './SelectBox.tsx';
import { ErrorRow, SkeletonRows, WideRow } from './StateRows.tsx';
import { selectedAmong } from './selection.ts';
import { usePrinting } from './usePrinting.ts';
import { useSelection } from './useSelection.ts';

export interface DataTableProps<Row> {
  /** What the table lists; names it, and stands above it. */
  caption: string;
  /** Whether the caption is only for those who listen, because a heading says the same. */
  isCaptionHidden?: boolean;
  /** What it shows of each row, in reading order. */
  columns: readonly DataTableColumn<Row>[];
  /** What it lists, in the order in which it shows. */
  rows: readonly Row[];
  /** What tells a row from all others. */
  getRowId: (row: Row) => string;
  /** By which column the rows are sorted, and which way; the header says so. */
  sortDescriptor?: SortDescriptor;
  /** Called with the wanted sorting; ordering the rows is the caller's, with `sortRows` or a server. */
  onSortChange?: (descriptor: SortDescriptor) => void;
  /** Whether rows have boxes. */
  selectionMode?: 'none' | 'multiple';
  /** The ids of the selected rows, when the caller keeps them. */
  selectedKeys?: ReadonlySet<string>;
  /** The ids of the rows selected at first. Default none. */
  defaultSelectedKeys?: ReadonlySet<string>;
  /** Called with the ids of all selected rows after every change. */
  onSelectionChange?: (keys: ReadonlySet<string>) => void;
  /** What can be done with the selected rows: buttons of size `small`. */
  bulkActions?: (selectedKeys: ReadonlySet<string>) => ReactNode;
  /** The ids of columns that are put away, when the caller keeps them. */
  hiddenColumns?: ReadonlySet<string>;
  /** The ids of the columns put away at first. Default none. */
  defaultHiddenColumns?: ReadonlySet<string>;
  /** Called with the ids of all columns that are put away after every change. */
  onHiddenColumnsChange?: (columns: ReadonlySet<string>) => void;
  /** Whether rows are being fetched; those that are there stay. */
  isLoading?: boolean;
  /** Why the rows could not be fetched, as a sentence. */
  errorMessage?: string;
  /** Fetches again after an error. */
  onRetry?: () => void;
  /** An `EmptyState`, for when there is nothing to list. */
  emptyState: ReactNode;
  /** A CSS length, at which the table scrolls by itself under headers that stay. */
  maxHeight?: string;
}

/** From here on only the rows in view are in the page. */
const windowedFrom = 201;
const noColumns: ReadonlySet<string> = new Set();

/**
 * Lists many things that are sorted, selected and acted upon, as a native table.
 *
 * Above 200 rows only those in view are in the page: the table then scrolls by itself, at `maxHeight`
 * or most of the screen, and its columns share its width unless they have one.
 */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  getRowId,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  bulkActions,
  hiddenColumns,
  defaultHiddenColumns = noColumns,
  onHiddenColumnsChange,
  isLoading = false,
  errorMessage,
  onRetry,
  emptyState,
  maxHeight,
  ...sort
}: DataTableProps<Row>) {
  const words = useWords({ selectAll: english.selectAll, loading: english.loading });
  const region = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableCellElement>(null);
  const isPrinting = usePrinting();
  const isLong = rows.length >= windowedFrom;
  const isWindowed = isLong && !isPrinting;
  const canSelect = selectionMode === 'multiple';

  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const [hidden, setHidden] = useOwnOrGiven(
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
  );
  const shown = useMemo(() => shownColumns(columns, hidden), [columns, hidden]);
  const hideable = columns.filter(canHide);
  const selection = useSelection({ ids, selectedKeys, defaultSelectedKeys, onSelectionChange });
  const selectedCount = selection.keys.size;
  const among = selectedAmong(selection.keys, ids);
  const columnCount = shown.length + Number(canSelect);

  // What was pressed in the bar is gone with the selection: the focus stays with the boxes.
  const hadSelection = useRef(false);
  useEffect(() => {
    if (hadSelection.current && selectedCount === 0 && document.activeElement === document.body) {
      head.current?.querySelector('input')?.focus();
    }
    hadSelection.current = selectedCount > 0;
  }, [selectedCount]);

  const drawRow: RowsProps['children'] = ({ index, measure }) => {
    const row = rows[index];
    const rowId = ids[index];
    if (row === undefined || rowId === undefined) return null;
    return (
      <DataTableRow
        key={rowId}
        row={row}
        id={rowId}
        columns={shown}
        isSelected={canSelect && selection.keys.has(rowId)}
        onToggle={canSelect ? selection.toggle : undefined}
        index={isLong ? index : undefined}
        measure={measure}
      />
    );
  };
  const selectAll = canSelect ? (
    <th ref={head} scope="col" className={`${table.columns.start} ${styles.selectCell}`}>
      <SelectBox
        label={words.selectAll}
        isSelected={among === 'all'}
        isIndeterminate={among === 'some'}
        onToggle={selection.toggleAll}
      />
    </th>
  ) : null;
  const problem = errorMessage ? (
    <ErrorRow columnCount={columnCount} message={errorMessage} onRetry={onRetry} />
  ) : null;
  const isWaiting = isLoading && rows.length === 0 && !problem;
  const isEmpty = rows.length === 0 && !isLoading && !problem;

  return (
    <div className={styles.frame}>
      <DataTableBar
        title={isCaptionHidden ? undefined : caption}
        selectedCount={canSelect ? selectedCount : undefined}
        onClear={selection.clear}
        bulkActions={bulkActions?.(selection.keys)}
        columnsMenu={
          hideable.length > 0 ? (
            <ColumnsMenu columns={hideable} hidden={hidden} onHiddenChange={setHidden} />
          ) : null
        }
        isRefreshing={isLoading && rows.length > 0}
      />
      <VisuallyHidden>
        <span role="status">{isLoading ? words.loading : ''}</span>
      </VisuallyHidden>
      <TableFrame
        {...sort}
        caption={caption}
        isCaptionHidden
        regionRef={region}
        maxHeight={maxHeight ?? (isWindowed ? '70dvh' : undefined)}
        isFixed={isWindowed}
        attributes={{
          'aria-busy': isLoading || undefined,
          'aria-rowcount': isWindowed ? rows.length + 1 : undefined,
        }}
      >
        <DataTableHead columns={shown} selectAll={selectAll} isWindowed={isWindowed} />
        <Rows
          ids={ids}
          region={region}
          columnCount={columnCount}
          isLong={isLong}
          isPrinting={isPrinting}
          first={
            <>
              {problem}
              {isWaiting ? <SkeletonRows columns={shown} hasBoxes={canSelect} /> : null}
              {isEmpty ? <WideRow columnCount={columnCount}>{emptyState}</WideRow> : null}
            </>
          }
        >
          {drawRow}
        </Rows>
      </TableFrame>
    </div>
  );
}
