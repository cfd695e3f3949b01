import { IMAGE_SIZES } from '@pressdock/api/limits';
import { type Color, encodePng } from './png.ts';

/** The two colors that a product's images are painted with. */
export type Palette = readonly [back: Color, front: Color];

/** The product field that an image is for. */
export type ImageUse = keyof typeof IMAGE_SIZES;

const BANDS = 24;

/**
 * Paints a product's icon or banner: a rising sun over bands of its background color, in the size that
 * WordPress displays.
 */
export function paintImage(use: ImageUse, [back, front]: Palette): Buffer {
  const { width, height } = IMAGE_SIZES[use];
  const radius = height * 0.32;
  const [sunX, sunY] = [use === 'icon' ? width / 2 : width * 0.78, height * 0.58];
  const shades = Array.from({ length: BANDS }, (_, band) => mix(back, front, band / BANDS / 3));
  return encodePng(width, height, (x, y) => {
    const isSun = (x - sunX) ** 2 + (y - sunY) ** 2 < radius ** 2;
    const band = Math.floor((y / height) * BANDS);
    // Below its middle, the water's stripes cross the sun.
    if (isSun && (y < sunY || band % 2 === 0)) return front;
    return shades[band] ?? back;
  });
}

function mix(one: Color, other: Color, share: number): Color {
  const blend = (index: 0 | 1 | 2) => Math.round(one[index] * (1 - share) + other[index] * share);
  return [blend(0), blend(1), blend(2)];
}
