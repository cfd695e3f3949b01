import type { Sealer } from '../../../ports/sealing.ts';
import { findTimeStep } from './code.rules.ts';

/** Encrypts the secrets of second factors and checks codes against them. */
export type SealedSecrets = ReturnType<typeof createSealedSecrets>;

const sealingContext = (userId: string) => `second_factors/${userId}`;

/** Creates the functions. */
export function createSealedSecrets(sealer: Sealer, now: () => Date) {
  return {
    seal: (userId: string, secret: string): string => sealer.seal(secret, sealingContext(userId)),

    /**
     * Returns the time step of a code; undefined for a wrong code. A secret whose master key is
     * missing accepts no code from an app; recovery codes still work.
     */
    findStep(userId: string, sealed: string, code: string): number | undefined {
      const secret = sealer.open(sealed, sealingContext(userId));
      return secret === undefined ? undefined : findTimeStep(secret, code, now());
    },
  };
}
