import type { ProductKind } from '@pressdock/api';

/** Reasons why a file is not a package or was not uploaded. @see specification, section 8 */
export function packageMessages(kind: ProductKind) {
  return {
    tooLarge: 'This file is larger than the limit of 100 MB.',
    uploadFailed: `Error: Unable to upload ${kind} to AWS S3. Please try again.`,
    checkFailed: 'The package could not be checked. Please try again.',
  };
}
