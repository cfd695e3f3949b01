'use client';
import { useState } from 'react';
import { keysOf } from '../frame/keysOf.ts';
import { type Speech, valueText } from './speak.ts';

/** How many rows are in the page at once; a longer table holds the rest back until it is scrolled. */
const mostRows = 100;

interface DataTableProps extends Speech {
  caption: string;
  isVisible: boolean;
}

/** Every value of a chart as a table, unseen until asked for. */
export function DataTable({ caption, isVisible, ...speech }: DataTableProps) {
  const { data, words } = speech;
  const [shown, setShown] = useState(mostRows);
  const columns = keysOf(data.series);
  const rows = data.rows.slice(0, shown);
  const keys = keysOf(rows.map(({ label }) => label));
  const isLong = data.rows.length > shown;
  const grow = (element: HTMLElement) => {
    const { scrollTop, clientHeight, scrollHeight } = element;
    if (isLong && scrollTop + clientHeight * 2 > scrollHeight) setShown(shown + mostRows);
  };
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
      <table aria-rowcount={isLong ? data.rows.length + 1 : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
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
            <tr key={keys[row]}>
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
