import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

/** Renders the server's stream to HTML that loads the browser entry. */
export async function toHtml(stream: ReadableStream<Uint8Array>) {
  const page = await createFromReadableStream<ReactNode>(stream);
  const bootstrapModules = getClientEntryUrl() ? [getClientEntryUrl()] : [];
  return renderToReadableStream(page, { bootstrapModules });
}
