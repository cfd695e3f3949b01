'use client';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { useControllableState } from '../private/useControllableState.ts';
import * as table from '../Table/Table.css.ts';
import { TableFrame } from '../Table/TableFrame.tsx';
import type { SortDescriptor } from '../Table/tableSort.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { canHide, type DataTableColumn, visibleColumns } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { DataTableBar } from './DataTableBar.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { Rows, type RowsProps } from './Rows.tsx';
import { SelectBox } from './SelectBox.tsx';
import { ErrorRow, SkeletonRows, WideRow } from './StateRows.tsx';
import { countSelected } from './selection.ts';
import { usePrinting } from './usePrinting.ts';
import { useSelection } from './useSelection.ts';

export interface DataTableProps<Row> {
  /** The table's caption and accessible name. */
  caption: string;
  /** Whether the caption is visually hidden, because a heading says the same. */
  isCaptionHidden?: boolean;
  /** The columns in reading order. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows in display order. */
  rows: readonly Row[];
  /** Returns the unique id of a row. */
  getRowId: (row: Row) => string;
  /** The current sorting, visible in the header. */
  sortDescriptor?: SortDescriptor;
  /** Called with the requested sorting. The caller sorts the rows, with `sortRows` or on a server. */
  onSortChange?: (descriptor: SortDescriptor) => void;
  /** Whether rows can be selected with checkboxes. */
  selectionMode?: 'none' | 'multiple';
  /** The ids of the selected rows if controlled. */
  selectedKeys?: ReadonlySet<string>;
  /** The ids of the initially selected rows. Default none. */
  defaultSelectedKeys?: ReadonlySet<string>;
  /** Called with the ids of all selected rows after every change. */
  onSelectionChange?: (keys: ReadonlySet<string>) => void;
  /** Actions for the selected rows: buttons of size `small`. */
  bulkActions?: (selectedKeys: ReadonlySet<string>) => ReactNode;
  /** The ids of hidden columns if controlled. */
  hiddenColumns?: ReadonlySet<string>;
  /** The ids of the initially hidden columns. Default none. */
  defaultHiddenColumns?: ReadonlySet<string>;
  /** Called with the ids of all hidden columns after every change. */
  onHiddenColumnsChange?: (columns: ReadonlySet<string>) => void;
  /** Whether rows are loading; existing rows stay visible. */
  isLoading?: boolean;
  /** Why the rows failed to load, in a sentence. */
  errorMessage?: string;
  /** Retries loading after an error. */
  onRetry?: () => void;
  /** An `EmptyState`, visible when there are no rows. */
  emptyState: ReactNode;
  /** The maximum height as a CSS length; beyond it the table scrolls under fixed headers. */
  maxHeight?: string;
}

/** The number of rows above which only visible rows are rendered. */
const windowedFrom = 201;
const noColumns: ReadonlySet<string> = new Set();

/**
 * A sortable table with selectable rows and row actions, as a native table.
 *
 * Above 200 rows, only visible rows are rendered: the table then scrolls, at `maxHeight` or most of the
 * screen's height, and its columns share the width equally unless they set one.
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
  const [hidden, setHidden] = useControllableState(
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
  );
  const visible = useMemo(() => visibleColumns(columns, hidden), [columns, hidden]);
  const hideable = columns.filter(canHide);
  const selection = useSelection({ ids, selectedKeys, defaultSelectedKeys, onSelectionChange });
  const selectedCount = selection.keys.size;
  const among = countSelected(selection.keys, ids);
  const columnCount = visible.length + Number(canSelect);

  // The pressed button disappears with the selection, so focus moves to the checkboxes.
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
        columns={visible}
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
        <DataTableHead columns={visible} selectAll={selectAll} isWindowed={isWindowed} />
        <Rows
          ids={ids}
          region={region}
          columnCount={columnCount}
          isLong={isLong}
          isPrinting={isPrinting}
          first={
            <>
              {problem}
              {isWaiting ? <SkeletonRows columns={visible} hasBoxes={canSelect} /> : null}
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
