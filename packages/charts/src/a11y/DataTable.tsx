'use client';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keysOf } from '../plot/keysOf.ts';
import type { PlotLayout } from '../plot/plotLayout.ts';
import { type Speech, valueText } from './speak.ts';

/** The number of rows rendered at first, and added each time the reader scrolls near the end. */
const mostRows = 100;

interface DataTableProps extends Speech {
  caption: string;
  isVisible: boolean;
  /** Returns the markers of a row, which follow its label. */
  markersAt?: PlotLayout['markersAt'];
}

/** Returns how many rows to render: more when scrolled near the end, all of them in print. */
function useRenderedRows(
  count: number,
): [visibleRows: number, onScroll: (element: HTMLElement) => void] {
  const [visibleRows, setVisibleRows] = useState(mostRows);
  const isLong = count > visibleRows;
  useEffect(() => {
    if (!isLong) return undefined;
    const showAll = () => flushSync(() => setVisibleRows(count));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, [isLong, count]);
  const grow = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) => {
    if (isLong && scrollTop + clientHeight * 2 > scrollHeight)
      setVisibleRows(visibleRows + mostRows);
  };
  return [visibleRows, grow];
}

/** Returns the label of a row, followed by its markers. */
const withMarkers = (label: string, markers: readonly string[] = []) =>
  markers.length === 0 ? label : `${label} (${markers.join(', ')})`;

/**
 * Every value of a chart as a table, visually hidden until the reader asks for it. A long table is
 * rendered in part and states its row count and the index of each row.
 */
export function DataTable({ caption, isVisible, markersAt, ...speech }: DataTableProps) {
  const { data, words } = speech;
  const [visibleRows, grow] = useRenderedRows(data.rows.length);
  const columns = keysOf(data.series);
  const rows = data.rows.slice(0, visibleRows);
  const keys = keysOf(rows.map(({ label }) => label));
  const isCounted = data.rows.length > mostRows;
  const indexOf = (row: number) => (isCounted ? row + 2 : undefined);
  return (
    <div
      className={isVisible ? 'pdc-table' : 'pdc-hidden'}
      {...(isVisible && {
        role: 'region',
        'aria-label': caption,
        tabIndex: 0,
        onScroll: (event) => grow(event.currentTarget),
      })}
    >
      <table aria-rowcount={isCounted ? data.rows.length + 1 : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr aria-rowindex={isCounted ? 1 : undefined}>
            <th scope="col">{words.labels}</th>
            {data.series.map((name, series) => (
              <th key={columns[series]} scope="col">
                {name.trim() || words.missing}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label }, row) => (
            <tr key={keys[row]} aria-rowindex={indexOf(row)}>
              <th scope="row">{withMarkers(label.trim() || words.missing, markersAt?.(row))}</th>
              {data.series.map((_, series) => (
                <td key={columns[series]}>{valueText(speech, { row, series })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
