/** Bounds of an uploaded icon or banner: its bytes, its longest side in pixels, how many an account keeps. */
export const IMAGE_LIMITS = { bytes: 2 * 1024 * 1024, pixels: 4096, perAccount: 10_000 } as const;

/** The sizes WordPress shows a product's pictures at, in pixels. */
export const IMAGE_SIZES = {
  icon: { width: 256, height: 256 },
  banner_low: { width: 772, height: 250 },
  banner_high: { width: 1544, height: 500 },
} as const;
