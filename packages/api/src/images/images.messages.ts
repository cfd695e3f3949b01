export const imageValidation = {
  type: 'Please choose a PNG, JPEG, WebP or GIF picture.',
  tooLarge: 'This picture is larger than 2 MB.',
} as const;
