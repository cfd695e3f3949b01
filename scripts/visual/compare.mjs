import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Copies an image onto a larger canvas, so that images of different sizes can be compared. */
function onCanvas(image, width, height) {
  if (image.width === width && image.height === height) return image;
  const canvas = new PNG({ width, height });
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0);
  return canvas;
}

/**
 * Compares two images. Pixels that differ by rounding (about two of 255 steps) count as equal.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {{ pixels: number, share: number, difference: Buffer } | undefined} undefined if
 *   the images are equal
 */
export function compare(before, after) {
  if (before.equals(after)) return undefined;
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(first, width, height).data,
    onCanvas(second, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0.01, includeAA: true, alpha: 0.2, diffColor: [214, 0, 110] },
  );
  if (pixels === 0) return undefined;
  return { pixels, share: pixels / (width * height), difference: PNG.sync.write(difference) };
}
