import { imageValidation } from '@pressdock/api';
import { IMAGE_LIMITS, IMAGE_SIZES } from '@pressdock/api/limits';
import { pictureMessages } from '../productForm.messages.ts';

/** The pictures of a plugin, in the order of the form. */
export const pictureFields = ['icon', 'banner_high', 'banner_low'] as const;

/** One of `pictureFields`. */
export type PictureField = (typeof pictureFields)[number];

/** The media types of pictures that are taken. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** A picture's width and height in pixels. */
export interface Pixels {
  width: number;
  height: number;
}

/** Why a file is not even sent, in the server's words. The server looks at the content as well. */
export function pictureFault({ type, size }: { type: string; size: number }): string | undefined {
  const isPicture = pictureTypes.some((known) => known === type);
  if (!isPicture) return imageValidation.type;
  return size > IMAGE_LIMITS.bytes ? imageValidation.tooLarge : undefined;
}

const inWords = ({ width, height }: Pixels) => `${width} × ${height}`;

/** What to mind about a picture of another size than sites show; nothing about one that fits. */
export function sizeCaution(use: PictureField, found: Pixels): string | undefined {
  const expected = IMAGE_SIZES[use];
  const fits = found.width === expected.width && found.height === expected.height;
  return fits ? undefined : pictureMessages.otherSize(inWords(found), inWords(expected));
}
