import { crc32 } from 'node:zlib';

/** The supported image formats, as file extensions. */
export type ImageType = 'png' | 'jpg' | 'webp' | 'gif';

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Returns the format of an image; undefined for anything else. Checks the structure up to the last
 * byte, so that a file that begins as an image and continues as something else is rejected.
 */
export function detectImageType(bytes: Buffer): ImageType | undefined {
  if (bytes.subarray(0, 8).equals(PNG_START)) return isValidPng(bytes) ? 'png' : undefined;
  if (bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) {
    return isValidJpeg(bytes) ? 'jpg' : undefined;
  }
  const start = bytes.toString('latin1', 0, 6);
  if (start === 'GIF89a' || start === 'GIF87a') return isValidGif(bytes) ? 'gif' : undefined;
  if (start.startsWith('RIFF') && bytes.toString('latin1', 8, 12) === 'WEBP') {
    return isValidWebp(bytes) ? 'webp' : undefined;
  }
  return undefined;
}

/** @see W3C PNG, section 5: chunks of length, type, data and checksum; `IEND` is the last one */
function isValidPng(bytes: Buffer): boolean {
  let at = PNG_START.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return false;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if ((type === 'IHDR') !== (at === PNG_START.length)) return false;
    if (type === 'IEND') return end === bytes.length;
    at = end;
  }
  return false;
}

/**
 * @see ITU T.81, annex B: segments of marker and length, coded data after `SOS`; `EOI` is the last
 */
function isValidJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    if (marker < 0xc0 || length < 2) return false;
    at += 2 + length;
    if (marker === 0xda) at = findScanEnd(bytes, at);
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2 === bytes.length;
  }
  return false;
}

/** Returns the end of coded data: the next marker that is neither a stuffed byte nor a restart. */
function findScanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

/** @see GIF89a specification: blocks after the screen header; the trailer is the last one */
function isValidGif(bytes: Buffer): boolean {
  let at = 13 + colorTableBytes(bytes[10]);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return at + 1 === bytes.length;
    if (block === 0x21) at = findBlocksEnd(bytes, at + 2);
    else if (block === 0x2c) at = findBlocksEnd(bytes, at + 11 + colorTableBytes(bytes[at + 9]));
    else return false;
  }
  return false;
}

function colorTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function findBlocksEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** @see Google WebP container specification: one RIFF chunk list, as long as the file */
function isValidWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  let hasFrame = false;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at, at + 4);
    if (!/^[A-Z0-9 ]{4}$/.test(type)) return false;
    hasFrame ||= type === 'VP8 ' || type === 'VP8L' || type === 'ANMF';
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return hasFrame && at === bytes.length;
}
