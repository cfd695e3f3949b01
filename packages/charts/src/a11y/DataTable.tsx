'use client';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keysOf } from '../frame/keysOf.ts';
import { type Speech, valueText } from './speak.ts';

/** How many rows are in the page at once; a longer table holds the rest back until it is scrolled. */
const mostRows = 100;

interface DataTableProps extends Speech {
  caption: string;
  isVisible: boolean;
}

/** How many rows are there: more as the reader comes near their end, all of them on paper. */
function useGrowing(count: number): [shown: number, onScroll: (element: HTMLElement) => void] {
  const [shown, setShown] = useState(mostRows);
  const isLong = count > shown;
  useEffect(() => {
    if (!isLong) return undefined;
    const showAll = () => flushSync(() => setShown(count));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, [isLong, count]);
  const grow = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) => {
    if (isLong && scrollTop + clientHeight * 2 > scrollHeight) setShown(shown + mostRows);
  };
  return [shown, grow];
}

/**
 * Every value of a chart as a table, unseen until asked for. A long one says how many rows it has,
 * and each of its rows which of them it is, however many are in the page.
 */
export function DataTable({ caption, isVisible, ...speech }: DataTableProps) {
  const { data, words } = speech;
  const [shown, grow] = useGrowing(data.rows.length);
  const columns = keysOf(data.series);
  const rows = data.rows.slice(0, shown);
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
              <th scope="row">{label.trim() || words.missing}</th>
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
