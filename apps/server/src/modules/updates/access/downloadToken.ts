import { PACKAGE_ACCESS_SECONDS } from '@pressdock/api/limits';
import type { Sealer } from '../../../ports/sealing.ts';

/** Creates and checks download tokens: each lets a site download one version of a gated product. */
export interface DownloadTokens {
  /** Returns a token for a version that is valid for a day, rounded up to the hour. */
  create(versionId: string, now: number): string;
  /** Returns whether a text is a valid token for a version. */
  isValid(versionId: string, token: string, now: number): boolean;
}

const hourMs = 60 * 60 * 1000;
const sealingContext = (versionId: string) => `package access ${versionId}`;

/** Creates the functions. Tokens are encrypted for their version, so they open no other one. */
export function createDownloadTokens(sealer: Sealer): DownloadTokens {
  return {
    create(versionId, now) {
      const until = Math.ceil(now / hourMs) * hourMs + PACKAGE_ACCESS_SECONDS * 1000;
      return sealer.seal(String(until), sealingContext(versionId));
    },
    isValid(versionId, token, now) {
      const until = sealer.open(token, sealingContext(versionId));
      return until !== undefined && now < Number(until);
    },
  };
}
