/** Errors about uploaded images. */
export const imageValidation = {
  type: 'Please choose a PNG, JPEG, WebP, or GIF image.',
  tooLarge: 'This image is larger than 2 MB.',
} as const;
