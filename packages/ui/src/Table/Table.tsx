'use client';
import { withRef } from '../private/withRef.ts';
import { TableFrame, type TableProps } from './TableFrame.tsx';

export type { TableProps };

/**
 * A native table: long lists mount fast, and screen readers can use their table commands.
 *
 * If it is wider than its container, it scrolls horizontally, also with the keyboard.
 */
export const Table = withRef(function Table(props: TableProps) {
  return <TableFrame {...props} />;
});
