import { createHash } from 'node:crypto';
import { imageValidation } from '@pressdock/api';
import { IMAGE_LIMITS } from '@pressdock/api/limits';
import { imageSize } from 'image-size';
import { isId } from '../../identity/ids.ts';
import { recognisePicture } from './imageStructure.rules.ts';

/** A picture that may be kept: its name by its bytes, and its size in pixels. */
export interface Picture {
  name: string;
  width: number;
  height: number;
}

/** Look at uploaded bytes; answers the picture, or the sentence that refuses it. */
export function readPicture(
  bytes: Buffer,
): { ok: true; picture: Picture } | { ok: false; fault: string } {
  const type = recognisePicture(bytes);
  const size = type && measure(bytes);
  if (!size) return { ok: false, fault: imageValidation.type };
  const { width, height } = size;
  const longest = IMAGE_LIMITS.pixels;
  if (width > longest || height > longest) {
    return { ok: false, fault: `A picture may be at most ${longest} pixels wide and high.` };
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { ok: true, picture: { name: `${hash}.${type}`, width, height } };
}

function measure(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** Where an account's picture lies; `undefined` for what can be no picture. */
export function pictureKey(account: string, name: string): string | undefined {
  const isName = /^[0-9a-f]{64}\.(?:png|jpg|webp|gif)$/.test(name);
  return isName && isId(account) ? `img/${account.toLowerCase()}/${name}` : undefined;
}
