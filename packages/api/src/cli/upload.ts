import { createReadStream } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PackageFile } from './packageFile.ts';

/** The response to an upload. `status` is 0 if there was none. */
export interface UploadResponse {
  status: number;
  message: string;
}

const BOUNDARY = '----pressdock-9b1f6a4c2e7d';
const IDLE_MS = 60_000;
const MESSAGE_CHARACTERS = 64 * 1024;

/** Returns the form up to the content of the file. The field "file" is the last one, as S3 requires. */
function writeHead(fields: Readonly<Record<string, string>>): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="package.zip"\r\nContent-Type: application/zip\r\n\r\n`;
  return Buffer.from(parts.join('') + file);
}

async function readMessage(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    if (text.length < MESSAGE_CHARACTERS) text += chunk;
  }
  const isJson = response.headers['content-type']?.includes('json') ?? false;
  if (isJson) return JSON.parse(text).message ?? text;
  // The storage of S3 responds with XML.
  return /<Message>([^<]*)<\/Message>/.exec(text)?.[1] ?? text;
}

/**
 * Posts a file to the URL of an upload ticket, without the API key, as a stream of known length.
 * @param onProgress receives the number of bytes of the file that were sent
 */
export async function uploadFile(
  ticket: { url: string; fields: Readonly<Record<string, string>> },
  file: PackageFile,
  onProgress: (sent: number) => void,
): Promise<UploadResponse> {
  const head = writeHead(ticket.fields);
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  const send = ticket.url.startsWith('https:') ? httpsRequest : httpRequest;
  const request = send(ticket.url, {
    method: 'POST',
    timeout: IDLE_MS,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': head.length + file.bytes + tail.length,
    },
  });
  request.on('timeout', () => request.destroy(new Error('timeout')));
  const response = new Promise<UploadResponse>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (received) => {
      readMessage(received).then(
        (message) => resolve({ status: received.statusCode ?? 0, message }),
        reject,
      );
    });
  });
  async function* form() {
    yield head;
    let sent = 0;
    for await (const chunk of createReadStream(file.path)) {
      yield chunk;
      sent += chunk.length;
      onProgress(sent);
    }
    yield tail;
  }
  // A storage that rejects the upload may close the connection before it has received all of it.
  const sending = pipeline(Readable.from(form()), request).catch(() => undefined);
  const outcome = await response.catch(() => ({ status: 0, message: '' }));
  await sending;
  return outcome;
}
