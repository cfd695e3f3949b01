'use client';
import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { join } from '../private/join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as table from '../Table/Table.css.ts';
import type { DataTableColumn } from './columns.ts';
import * as styles from './DataTable.css.ts';

const skeletonRows = [1, 2, 3, 4, 5];
const widths = ['60%', '75%', '45%', '70%', '55%'];

/** For spacer rows. Spread as an object, because the linter treats every row as a control. */
export const unseen = { 'aria-hidden': true } as const;

interface SkeletonRowsProps {
  columns: readonly Pick<
    DataTableColumn<never>,
    'id' | 'align' | 'isHeaderHidden' | 'foldsUnderName'
  >[];
  hasBoxes: boolean;
}

/** Placeholder rows shown while rows load. */
export function SkeletonRows({ columns, hasBoxes }: SkeletonRowsProps) {
  return skeletonRows.map((row) => (
    <tr key={row} className={table.row} {...unseen}>
      {hasBoxes ? <td className={styles.selectCell} /> : null}
      {columns.map(({ id, align = 'start', isHeaderHidden, foldsUnderName }, column) => (
        <td key={id} className={join(table.cells[align], foldsUnderName && styles.folding)}>
          {isHeaderHidden ? null : (
            <span className={styles.skeletons[align]}>
              <Skeleton width={widths[(row + column) % widths.length]} />
            </span>
          )}
        </td>
      ))}
    </tr>
  ));
}

interface WideRowProps {
  columnCount: number;
  children: ReactNode;
}

/** A row with one cell, for a message in place of rows. */
export function WideRow({ columnCount, children }: WideRowProps) {
  return (
    <tr className={table.row}>
      <td colSpan={columnCount}>
        <div className={styles.message}>{children}</div>
      </td>
    </tr>
  );
}

interface ErrorRowProps {
  columnCount: number;
  message: string;
  onRetry: (() => void) | undefined;
}

/** Shows why loading failed, with a button to retry. */
export function ErrorRow({ columnCount, message, onRetry }: ErrorRowProps) {
  const words = useWords({ tryAgain: english.tryAgain });
  const retry = onRetry ? (
    <Button size="small" onPress={onRetry}>
      {words.tryAgain}
    </Button>
  ) : undefined;
  return (
    <WideRow columnCount={columnCount}>
      <Alert tone="critical" actions={retry}>
        {message}
      </Alert>
    </WideRow>
  );
}
