'use client';
import { type ReactNode, useMemo } from 'react';
import { useControllableState } from '../private/useControllableState.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { canHide, type DataTableColumn, visibleColumns } from './columns.ts';

type Ids = ReadonlySet<string>;

const noColumns: Ids = new Set();

interface VisibleColumnsOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  hiddenColumns?: Ids;
  defaultHiddenColumns?: Ids;
  onHiddenColumnsChange?: (columns: Ids) => void;
}

interface VisibleColumns<Row> {
  visible: readonly DataTableColumn<Row>[];
  /** The menu that hides columns; `null` if no column can be hidden. */
  columnsMenu: ReactNode;
}

/** Returns the columns that are not hidden, and the menu that hides and shows them. */
export function useVisibleColumns<Row>({
  columns,
  hiddenColumns,
  defaultHiddenColumns = noColumns,
  onHiddenColumnsChange,
}: VisibleColumnsOptions<Row>): VisibleColumns<Row> {
  const [hidden, setHidden] = useControllableState(
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
  );
  const visible = useMemo(() => visibleColumns(columns, hidden), [columns, hidden]);
  const hideable = columns.filter(canHide);
  const columnsMenu =
    hideable.length > 0 ? (
      <ColumnsMenu columns={hideable} hidden={hidden} onHiddenChange={setHidden} />
    ) : null;
  return { visible, columnsMenu };
}
