import { type Colour, encodePng } from '../src/demo/png.ts';
import type { Answer, Person, TestServer } from './harness.ts';

/** A PNG of one colour. */
export function smallPng(width = 8, height = 8, colour: Colour = [20, 80, 120]): Buffer {
  return encodePng(width, height, () => colour);
}

/** The smallest GIF that shows something, one pixel wide and high. */
export function smallGif(): Buffer {
  return Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
}

/** A lossless WebP, one pixel wide and high. */
export function smallWebp(): Buffer {
  return Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
}

/** A JPEG in structure: what it says of itself, one scan, and its end. */
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

/** Uploads bytes as a picture. */
export async function postPicture(
  server: Pick<TestServer, 'url'>,
  person: Pick<Person, 'token'>,
  bytes: Buffer,
  type = 'image/png',
): Promise<Pick<Answer, 'status' | 'headers' | 'body'>> {
  const response = await fetch(`${server.url}/api/v1/images?use=icon`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
