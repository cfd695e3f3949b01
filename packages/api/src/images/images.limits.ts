/** Limits of an icon or a banner: size in bytes, longest side in pixels, images per account. */
export const IMAGE_LIMITS = { bytes: 2 * 1024 * 1024, pixels: 4096, perAccount: 10_000 } as const;

/** The sizes at which WordPress shows a product's images, in pixels. */
export const IMAGE_SIZES = {
  icon: { width: 256, height: 256 },
  banner_low: { width: 772, height: 250 },
  banner_high: { width: 1544, height: 500 },
} as const;
