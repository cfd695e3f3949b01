import type { ProductKind } from '@pressdock/api';
import { versionValidation } from '@pressdock/api';
import { PACKAGE_LIMITS } from '@pressdock/api/limits';
import { packageMessages } from './package.messages.ts';

/** A file that a person chose. */
export type ChosenFile = Pick<File, 'name' | 'size'> | null;

/** Returns the message for a file that cannot be a package; undefined if it can. */
export function fileError(kind: ProductKind, file: ChosenFile): string | undefined {
  if (file === null || file.size === 0 || !/\.zip$/i.test(file.name)) {
    return versionValidation.zipRequired;
  }
  return file.size > PACKAGE_LIMITS.packedBytes ? packageMessages(kind).tooLarge : undefined;
}
