'use client';
import { withRef } from '../private/withRef.ts';
import { TableFrame, type TableProps } from './TableFrame.tsx';

export type { TableProps };

/**
 * Compares things row by row, as a native table: long lists mount fast and read as tables.
 *
 * When it is wider than its place it scrolls sideways by itself, and the keyboard can reach that.
 */
export const Table = withRef(function Table(props: TableProps) {
  return <TableFrame {...props} />;
});
