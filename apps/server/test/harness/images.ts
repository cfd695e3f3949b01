import { type Color, encodePng } from '../../src/demo/png.ts';
import type { ApiResponse, Person, TestServer } from './server.ts';

/** Returns a PNG in a single color. */
export function smallPng(width = 8, height = 8, color: Color = [20, 80, 120]): Buffer {
  return encodePng(width, height, () => color);
}

/** Returns the smallest visible GIF, 1 by 1 pixel. */
export function smallGif(): Buffer {
  return Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
}

/** Returns a lossless WebP, 1 by 1 pixel. */
export function smallWebp(): Buffer {
  return Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
}

/** Returns the structure of a JPEG: header, one scan and end marker. */
export function smallJpeg(width = 16, height = 8): Buffer {
  const frame = Buffer.from('ffc0000b08000000000101110000', 'hex').subarray(0, 13);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.from('a1ff00b2ffd0c3', 'hex'),
    Buffer.from('ffd9', 'hex'),
  ]);
}

/** Uploads bytes as an image. */
export async function postImage(
  server: Pick<TestServer, 'url'>,
  person: Pick<Person, 'token'>,
  bytes: Buffer,
  type = 'image/png',
): Promise<Pick<ApiResponse, 'status' | 'headers' | 'body'>> {
  const response = await fetch(`${server.url}/api/v1/images?use=icon`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
