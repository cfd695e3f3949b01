import { PaymentError } from '../../ports/payments.ts';

const timeoutMs = 20_000;
const maxBytes = 10 * 1024 * 1024;

/** Returns the bytes of the PDF at an address that Stripe's API returned. */
export async function readInvoicePdf(pdfUrl: string): Promise<Buffer> {
  try {
    const response = await fetch(pdfUrl, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok || response.body === null) throw new Error(`Status ${response.status}`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      size += chunk.length;
      if (size > maxBytes) throw new Error('The PDF is too large.');
      chunks.push(chunk);
    }
    const pdf = Buffer.concat(chunks);
    if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('Not a PDF.');
    return pdf;
  } catch (error) {
    throw new PaymentError('unavailable', 'The PDF cannot be read.', error);
  }
}
