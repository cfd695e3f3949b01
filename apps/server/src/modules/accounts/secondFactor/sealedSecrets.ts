import type { Sealer } from '../../../ports/sealing.ts';
import { findTimeStep } from './code.rules.ts';

/** Encrypts the secrets of second factors and checks codes against them. */
export type SealedSecrets = ReturnType<typeof createSealedSecrets>;

/** Binds the secret of a second factor to its person. */
export const secondFactorContext = (userId: string) => `second_factors/${userId}`;

/** Creates the functions. */
export function createSealedSecrets(sealer: Sealer, now: () => Date) {
  return {
    seal: (userId: string, secret: string): string =>
      sealer.seal(secret, secondFactorContext(userId)),

    /**
     * Returns the time step of a code; undefined for a wrong code. A secret whose master key is
     * missing accepts no code from an app; recovery codes still work.
     */
    findStep(userId: string, sealed: string, code: string): number | undefined {
      const secret = sealer.open(sealed, secondFactorContext(userId));
      return secret === undefined ? undefined : findTimeStep(secret, code, now());
    },
  };
}
