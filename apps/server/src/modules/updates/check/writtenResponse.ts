import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** A response as JSON, which is compressed once when it is first requested that way. */
export interface WrittenResponse {
  bytes: Buffer;
  gzip: () => Promise<Buffer>;
}

/** Returns a body as JSON. */
export function writeResponse(body: object): WrittenResponse {
  const bytes = Buffer.from(JSON.stringify(body));
  let compressed: Promise<Buffer> | undefined;
  return {
    bytes,
    gzip: () => {
      compressed ??= compress(bytes);
      return compressed;
    },
  };
}
