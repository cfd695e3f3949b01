import { useEffect, useRef, useState } from 'react';
import { toasts } from '../toasts.ts';

/** The state of an export. */
type ExportState =
  | { name: 'idle' }
  | { name: 'saving'; bytes: number }
  | { name: 'failed'; again: () => void };

/** Writes a file, reports the bytes as they arrive, and returns whether all of them did. */
export type WriteFile = (options: {
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
}) => Promise<boolean>;

/**
 * Writes one file at a time, with progress, failure and cancellation.
 * @param done the title of the toast shown when a file is complete
 */
export function useFileExport(done: string) {
  const [state, setState] = useState<ExportState>({ name: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (write: WriteFile): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const onProgress = (bytes: number) => {
      if (!signal.aborted) setState({ name: 'saving', bytes });
    };
    onProgress(0);
    const isWritten = await write({ signal, onProgress });
    if (signal.aborted) return;
    if (!isWritten) return setState({ name: 'failed', again: () => void start(write) });
    setState({ name: 'idle' });
    toasts.add({ title: done, tone: 'positive' });
  };
  const cancel = () => {
    running.current?.abort();
    setState({ name: 'idle' });
  };
  return { state, start, cancel };
}

/** The export of a page. */
export type FileExport = ReturnType<typeof useFileExport>;
