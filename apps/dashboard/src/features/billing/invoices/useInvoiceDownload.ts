import type { InvoiceResponse } from '@pressdock/api';
import { useState } from 'react';
import { saveStream } from '../../../shared/export/saveStream.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { toasts } from '../../../shared/toasts.ts';
import { invoicesMessages as words } from './invoices.messages.ts';

/** Downloads the PDF of one invoice at a time. */
export function useInvoiceDownload() {
  const { isPending, run } = useSubmission();
  const [requested, setRequested] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const start = ({ _id, number }: InvoiceResponse) => {
    const name = number ?? words.draft;
    const path = `/api/v1/invoices/${encodeURIComponent(_id)}/download`;
    run(async () => {
      setFailed(false);
      setRequested(_id);
      const { signal } = new AbortController();
      const isSaved = await saveStream(words.file(name), path, { signal, onProgress: () => {} });
      setFailed(!isSaved);
      if (isSaved) toasts.add({ title: words.downloaded(name), tone: 'positive' });
    });
  };
  return { downloading: isPending ? requested : undefined, hasFailed, start };
}
