import { createHash } from 'node:crypto';
import { imageValidation } from '@pressdock/api';
import { IMAGE_LIMITS } from '@pressdock/api/limits';
import { imageSize } from 'image-size';
import { isId } from '../../identity/ids.ts';
import { detectImageType } from './imageStructure.rules.ts';

/** A valid image: its name, which is derived from its content, and its size in pixels. */
export interface Image {
  name: string;
  width: number;
  height: number;
}

/** Returns the image in uploaded bytes, or the error message for its author. */
export function readImage(
  bytes: Buffer,
): { ok: true; image: Image } | { ok: false; fault: string } {
  const type = detectImageType(bytes);
  const size = type && measure(bytes);
  if (!size) return { ok: false, fault: imageValidation.type };
  const { width, height } = size;
  const longest = IMAGE_LIMITS.pixels;
  if (width > longest || height > longest) {
    return {
      ok: false,
      fault: `An image can be at most ${longest} pixels wide and ${longest} pixels high.`,
    };
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { ok: true, image: { name: `${hash}.${type}`, width, height } };
}

function measure(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the object key of an account's image; undefined for an invalid account or name. */
export function imageKey(account: string, name: string): string | undefined {
  const isName = /^[0-9a-f]{64}\.(?:png|jpg|webp|gif)$/.test(name);
  return isName && isId(account) ? `img/${account.toLowerCase()}/${name}` : undefined;
}
