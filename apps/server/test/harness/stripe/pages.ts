import type { IncomingMessage, ServerResponse } from 'node:http';
import { completeSession } from './calls/cards.ts';
import { findObject, type StripeState } from './state.ts';

/** Returns a small valid PDF with one line of text. */
export function createPdf(line: string): Buffer {
  const stream = `BT /F1 18 Tf 72 720 Td (${line.replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  pdf += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}

function sendPage(response: ServerResponse, title: string, content: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${content}</main></html>`,
  );
}

function sendCheckout(
  state: StripeState,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
): boolean {
  const session = findObject(state, 'checkout.session', id);
  if (session?.status !== 'open') return false;
  if (request.method === 'POST') {
    completeSession(state, id);
    response.writeHead(303, { location: session.success_url ?? '' }).end();
    return true;
  }
  const back = session.cancel_url === null ? '' : `<a href="${session.cancel_url}">Back</a>`;
  const form = '<form method="post"><button>Save card</button></form>';
  sendPage(response, 'Add a card (test stand-in for Stripe)', `${form}${back}`);
  return true;
}

/** Responds to requests for pages that people open and files that they download. */
export function sendHosted(
  state: StripeState,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://stripe.example');
  const [, sessionId] = /^\/c\/pay\/(\w+)$/.exec(pathname) ?? [];
  if (sessionId !== undefined) return sendCheckout(state, request, response, sessionId);
  const [, pageId, pdfId] = /^\/(?:i\/(\w+)|invoice\/(\w+)\/pdf)$/.exec(pathname) ?? [];
  const invoice = findObject(state, 'invoice', pageId ?? pdfId);
  if (!invoice) return false;
  const title = `Invoice ${invoice.number}`;
  if (pageId !== undefined) sendPage(response, title, `<p>${invoice.status}</p>`);
  else {
    response.writeHead(200, { 'content-type': 'application/pdf' });
    response.end(createPdf(title));
  }
  return true;
}
