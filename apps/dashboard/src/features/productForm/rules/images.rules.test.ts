import { describe, expect, it } from 'vitest';
import { pictureFault, sizeCaution } from './images.rules.ts';

const MOST = 2 * 1024 * 1024;

describe('a chosen file', () => {
  it.each([
    ['a PNG', 'image/png', 1, undefined],
    ['a WebP of the largest size', 'image/webp', MOST, undefined],
    ['a JPEG that is larger', 'image/jpeg', MOST + 1, 'This image is larger than 2 MB.'],
    ['a drawing', 'image/svg+xml', 1, 'Please choose a PNG, JPEG, WebP or GIF image.'],
    ['a text', 'text/plain', 1, 'Please choose a PNG, JPEG, WebP or GIF image.'],
    ['something unknown', '', 1, 'Please choose a PNG, JPEG, WebP or GIF image.'],
  ])('that is %s is answered with %4$j', (_what, type, size, expected) => {
    expect(pictureFault({ type, size })).toBe(expected);
  });
});

describe('the size of a picture', () => {
  it.each([
    ['icon', 256, 256],
    ['banner_low', 772, 250],
    ['banner_high', 1544, 500],
  ] as const)('as WordPress shows a %s asks for no caution', (use, width, height) => {
    expect(sizeCaution(use, { width, height })).toBeUndefined();
  });

  it('that differs is named beside the one that is expected', () => {
    expect(sizeCaution('banner_low', { width: 800, height: 250 })).toBe(
      'This picture is 800 × 250 pixels. Sites show it at 772 × 250, so it will be stretched or cut.',
    );
  });
});
