import { gzipSync } from 'node:zlib';

/** A response as JSON, which is compressed once when it is first requested that way. */
export interface WrittenResponse {
  bytes: Buffer;
  gzip: () => Buffer;
}

/** Returns a body as JSON. */
export function writeResponse(body: object): WrittenResponse {
  const bytes = Buffer.from(JSON.stringify(body));
  let compressed: Buffer | undefined;
  return {
    bytes,
    gzip: () => {
      compressed ??= gzipSync(bytes);
      return compressed;
    },
  };
}
