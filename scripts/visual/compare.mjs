import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The picture on a larger sheet, so that two of different sizes can be laid on each other. */
function onSheet(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/**
 * Lays two pictures on each other; every pixel counts that differs by more than
 * rounding (about two of 255 steps).
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {{ pixels: number, share: number, difference: Buffer } | undefined} undefined when
 *   they are the same.
 */
export function compare(before, after) {
  if (before.equals(after)) return undefined;
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onSheet(first, width, height).data,
    onSheet(second, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0.01, includeAA: true, alpha: 0.2, diffColor: [214, 0, 110] },
  );
  if (pixels === 0) return undefined;
  return { pixels, share: pixels / (width * height), difference: PNG.sync.write(difference) };
}
