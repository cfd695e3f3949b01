import { describe, expect, it } from 'vitest';
import { imageError, sizeWarning } from './images.rules.ts';

const LIMIT = 2 * 1024 * 1024;

describe('a chosen file', () => {
  it.each([
    ['a PNG', 'image/png', 1, undefined],
    ['a WebP of the largest size', 'image/webp', LIMIT, undefined],
    ['a JPEG that is too large', 'image/jpeg', LIMIT + 1, 'This image is larger than 2 MB.'],
    ['an SVG', 'image/svg+xml', 1, 'Please choose a PNG, JPEG, WebP, or GIF image.'],
    ['a text file', 'text/plain', 1, 'Please choose a PNG, JPEG, WebP, or GIF image.'],
    ['a file of unknown type', '', 1, 'Please choose a PNG, JPEG, WebP, or GIF image.'],
  ])('that is %s gives the error %4$j', (_what, type, size, expected) => {
    expect(imageError({ type, size })).toBe(expected);
  });
});

describe('the size of an image', () => {
  it.each([
    ['icon', 256, 256],
    ['banner_low', 772, 250],
    ['banner_high', 1544, 500],
  ] as const)('gives no warning for a %s of the size WordPress shows', (name, width, height) => {
    expect(sizeWarning(name, { width, height })).toBeUndefined();
  });

  it('gives a warning with both sizes if it differs', () => {
    expect(sizeWarning('banner_low', { width: 800, height: 250 })).toBe(
      'This image is 800 × 250 pixels. Sites show it at 772 × 250, so it will be stretched or cropped.',
    );
  });
});
