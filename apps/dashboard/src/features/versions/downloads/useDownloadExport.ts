import { useEffect, useRef, useState } from 'react';
import { toCsv } from '../../../shared/export/csv.rules.ts';
import { saveFile } from '../../../shared/export/saveFile.ts';
import { formatCount } from '../../../shared/format.ts';
import { downloadDetailMessages as words } from './downloadDetail.messages.ts';
import { readAllPages } from './downloadDetail.queries.ts';

/** The state of an export. */
export type ExportState =
  | { name: 'idle' | 'failed' }
  | { name: 'reading'; done: number; total: number }
  | { name: 'done'; days: string };

/** Exports every day of a version's downloads as a file, page by page; can be canceled. */
export function useDownloadExport(account: string, versionId: string) {
  const [state, setState] = useState<ExportState>({ name: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ name: 'reading', done: 0, total: 1 });
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted) setState({ name: 'reading', done, total });
    };
    try {
      const days = await readAllPages({ account, versionId, signal, onProgress });
      if (signal.aborted) return;
      if (days === null) return setState({ name: 'failed' });
      const rows = days.map(({ created_at, count }) => [created_at, count]);
      saveFile(words.file, toCsv([words.columns, ...rows]), 'text/csv');
      setState({ name: 'done', days: formatCount(days.length, 'day', 'days') });
    } catch (cause) {
      if (!signal.aborted) throw cause;
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ name: 'idle' });
  };
  return { state, start, cancel };
}
