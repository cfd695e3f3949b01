import { useEffect, useRef, useState } from 'react';
import { saveStream } from '../../shared/saveStream.ts';
import { toasts } from '../../shared/toasts.ts';
import { auditLogMessages as words } from './auditLog.messages.ts';
import { type LogFilter, logQuery } from './auditLog.rules.ts';

/** How a download of the log goes. */
type ExportState =
  | { name: 'idle' }
  | { name: 'saving'; bytes: number }
  | { name: 'failed'; again: () => void };

/** Saves what a filter finds of the log as a file, whole and cancellable. */
export function useLogExport() {
  const [state, setState] = useState<ExportState>({ name: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (filter: LogFilter) => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ name: 'saving', bytes: 0 });
    const query = new URLSearchParams(logQuery(filter));
    const isSaved = await saveStream(words.file, `/api/v1/audit-log/export?${query}`, {
      signal,
      onProgress: (bytes) => {
        if (!signal.aborted) setState({ name: 'saving', bytes });
      },
    });
    if (signal.aborted) return;
    if (!isSaved) return setState({ name: 'failed', again: () => void start(filter) });
    setState({ name: 'idle' });
    toasts.add({ title: words.saveDone, tone: 'positive' });
  };
  const cancel = () => {
    running.current?.abort();
    setState({ name: 'idle' });
  };
  return { state, start, cancel };
}

/** A download of the log as its page holds it. */
export type LogExport = ReturnType<typeof useLogExport>;
