import { imageValidation } from '@pressdock/api';
import { IMAGE_LIMITS, IMAGE_SIZES } from '@pressdock/api/limits';
import { imageMessages } from '../productForm.messages.ts';

/** The images of a plugin, in the order of the form. */
export const imageNames = ['icon', 'banner_high', 'banner_low'] as const;

/** One of `imageNames`. */
export type ImageName = (typeof imageNames)[number];

/** The accepted media types. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** The size of an image in pixels. */
export interface Pixels {
  width: number;
  height: number;
}

/** Returns why a file cannot be an image, in the server's words. The server also checks the content. */
export function imageError({ type, size }: { type: string; size: number }): string | undefined {
  const isImage = imageTypes.some((known) => known === type);
  if (!isImage) return imageValidation.type;
  return size > IMAGE_LIMITS.bytes ? imageValidation.tooLarge : undefined;
}

const formatPixels = ({ width, height }: Pixels) => `${width} × ${height}`;

/** Returns a warning if an image does not have the size that sites show. */
export function sizeWarning(name: ImageName, actual: Pixels): string | undefined {
  const expected = IMAGE_SIZES[name];
  const fits = actual.width === expected.width && actual.height === expected.height;
  return fits ? undefined : imageMessages.otherSize(formatPixels(actual), formatPixels(expected));
}
