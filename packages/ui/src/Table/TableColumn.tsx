'use client';
import { withRef } from '../private/withRef.ts';
import { ColumnHeader, type TableColumnProps } from './ColumnHeader.tsx';

export type { TableColumnProps };

/** A column header. For a column of buttons, wrap the text in `VisuallyHidden`. */
export const TableColumn = withRef(function TableColumn(props: TableColumnProps) {
  return <ColumnHeader {...props} />;
});
