import { PACKAGE_ACCESS_SECONDS } from '@pressdock/api/limits';
import type { Sealer } from '../../ports/sealing.ts';

/** Leave to download one version of a product that needs a licence, carried in the offer's address. */
export interface PackageAccess {
  /** Leave for one version, for a day and what is left of the hour. */
  grant(versionId: string, now: number): string;
  /** Whether a text is leave for this version that has not run out. */
  isGranted(versionId: string, text: string, now: number): boolean;
}

const hour = 60 * 60 * 1000;
const placeOf = (versionId: string) => `package access ${versionId}`;

/** Make it. Leave is sealed for its version: for any other one it is nothing. */
export function createPackageAccess(sealer: Sealer): PackageAccess {
  return {
    grant(versionId, now) {
      const until = Math.ceil(now / hour) * hour + PACKAGE_ACCESS_SECONDS * 1000;
      return sealer.seal(String(until), placeOf(versionId));
    },
    isGranted(versionId, text, now) {
      const until = sealer.open(text, placeOf(versionId));
      return until !== undefined && now < Number(until);
    },
  };
}
