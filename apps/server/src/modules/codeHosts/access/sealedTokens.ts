import type { HostTokens } from '../../../ports/codeHosts.ts';
import type { Sealer } from '../../../ports/sealing.ts';

/** Encrypts the tokens of code hosts, each bound to its row. */
export type SealedTokens = ReturnType<typeof createSealedTokens>;

/** Creates the functions. */
export function createSealedTokens(sealer: Sealer) {
  return {
    seal: (tokens: HostTokens, context: string): string =>
      sealer.seal(JSON.stringify(tokens), context),

    /** Returns the tokens; undefined if they cannot be decrypted. */
    open(sealed: string, context: string): HostTokens | undefined {
      const text = sealer.open(sealed, context);
      if (text === undefined) return undefined;
      const { accessToken, refreshToken, expiresAt } = JSON.parse(text);
      return { accessToken, refreshToken, expiresAt: expiresAt && new Date(expiresAt) };
    },
  };
}

/** Binds the tokens to their connection. */
export const connectionContext = (id: string) => `code_host_connections/${id}`;
