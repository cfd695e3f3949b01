/// <reference types="@vitejs/plugin-rsc/types" />
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { Page } from './Page';

/** Returns the page as HTML, or as the stream for hydration. */
export default async function handle(request: Request): Promise<Response> {
  const stream = renderToReadableStream(<Page />);
  if (request.url.endsWith('.rsc')) {
    return new Response(stream, { headers: { 'content-type': 'text/x-component' } });
  }
  const { toHtml } = await import.meta.viteRsc.loadModule<typeof import('./html')>('ssr', 'index');
  return new Response(await toHtml(stream), { headers: { 'content-type': 'text/html' } });
}
