import type { LicenseResponse } from '@pressdock/api';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../shared/api.ts';
import { CallFailure, dataOf } from '../../shared/failure.ts';
import { saveFile } from '../../shared/saveFile.ts';
import { saveStream } from '../../shared/saveStream.ts';
import { toasts } from '../../shared/toasts.ts';
import { fileColumns, fileLine } from './licenseFile.rules.ts';
import { licenseFilesMessages as words } from './licenseFiles.messages.ts';
import { type LicenseFilter, queryOf } from './licenses.rules.ts';

/** How an export goes. */
type ExportState =
  | { name: 'idle' }
  | { name: 'failed'; again: () => void }
  | { name: 'saving'; bytes: number };

/** A licence with all of its domains: lists leave out those of one in use on many sites. */
async function whole(license: LicenseResponse, signal: AbortSignal): Promise<LicenseResponse> {
  if (license.siteCount <= license.activated_domains.length) return license;
  const path = { id: license._id };
  return dataOf(api.get('/api/v2/license/{id}', { params: { path }, signal }));
}

/** Saves licences as a file: all that a filter finds as they come, or some that are selected. */
export function useLicenseExport() {
  const [state, setState] = useState<ExportState>({ name: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (write: (signal: AbortSignal) => Promise<boolean>, again: () => void) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ name: 'saving', bytes: 0 });
    const isWritten = await write(controller.signal);
    if (controller.signal.aborted) return;
    if (!isWritten) return setState({ name: 'failed', again });
    setState({ name: 'idle' });
    toasts.add({ title: words.done, tone: 'positive' });
  };

  const start = (filter: LicenseFilter) => {
    const query = new URLSearchParams(queryOf(filter));
    void run(
      (signal) =>
        saveStream(words.file, `/api/v2/license/export?${query}`, {
          signal,
          onProgress: (bytes) => {
            if (!signal.aborted) setState({ name: 'saving', bytes });
          },
        }),
      () => start(filter),
    );
  };

  const saveSelected = (rows: readonly LicenseResponse[]) => {
    void run(
      async (signal) => {
        try {
          const lines: string[][] = [];
          for (const row of rows) lines.push(fileLine(await whole(row, signal)));
          const { unparse } = (await import('papaparse')).default;
          const data = [[...fileColumns], ...lines];
          saveFile(words.file, unparse(data, { escapeFormulae: true }), 'text/csv');
          return true;
        } catch (cause) {
          if (cause instanceof CallFailure || signal.aborted) return false;
          throw cause;
        }
      },
      () => saveSelected(rows),
    );
  };

  const cancel = () => {
    running.current?.abort();
    setState({ name: 'idle' });
  };
  return { state, start, saveSelected, cancel };
}

/** Files of licences as the list's page holds them. */
export type LicenseExport = ReturnType<typeof useLicenseExport>;
