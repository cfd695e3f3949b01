'use client';
import { type ReactNode, useMemo, useRef } from 'react';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { TableFrame } from '../Table/TableFrame.tsx';
import type { SortDescriptor } from '../Table/tableSort.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DataTableColumn } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { DataTableBar } from './DataTableBar.tsx';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { SelectAllHeader } from './SelectAllHeader.tsx';
import { usePrinting } from './usePrinting.ts';
import { useSelection } from './useSelection.ts';
import { useVisibleColumns } from './useVisibleColumns.tsx';

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
  bulkActions,
  isLoading = false,
  errorMessage,
  onRetry,
  emptyState,
  maxHeight,
  ...state
}: DataTableProps<Row>) {
  const words = useWords({ loading: english.loading });
  const region = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting();
  const isLong = rows.length >= windowedFrom;
  const isWindowed = isLong && !isPrinting;
  const canSelect = selectionMode === 'multiple';

  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId]);
  const { visible, columnsMenu } = useVisibleColumns({ columns, ...state });
  const selection = useSelection({ ids, ...state });
  const { keys, toggleAll } = selection;
  const selectAll = <SelectAllHeader ids={ids} selectedKeys={keys} onToggle={toggleAll} />;

  return (
    <div className={styles.frame}>
      <DataTableBar
        title={isCaptionHidden ? undefined : caption}
        selectedCount={canSelect ? keys.size : undefined}
        onClear={selection.clear}
        bulkActions={bulkActions?.(keys)}
        columnsMenu={columnsMenu}
        isRefreshing={isLoading && rows.length > 0}
      />
      <VisuallyHidden>
        <span role="status">{isLoading ? words.loading : ''}</span>
      </VisuallyHidden>
      <TableFrame
        sortDescriptor={state.sortDescriptor}
        onSortChange={state.onSortChange}
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
        <DataTableHead
          columns={visible}
          selectAll={canSelect ? selectAll : null}
          isWindowed={isWindowed}
        />
        <DataTableBody
          columns={visible}
          rows={rows}
          ids={ids}
          selection={canSelect ? selection : undefined}
          region={region}
          isLong={isLong}
          isPrinting={isPrinting}
          isLoading={isLoading}
          errorMessage={errorMessage}
          onRetry={onRetry}
          emptyState={emptyState}
        />
      </TableFrame>
    </div>
  );
}
