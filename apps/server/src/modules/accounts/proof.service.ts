import { securityValidation } from '@pressdock/api';
import { PASSWORD_CONFIRMATION_SECONDS } from '@pressdock/api/limits';
import { type RequestContext, sessionOf } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import { provePassword } from './credentials.ts';
import * as sessions from './sessions.store.ts';

/** The verbs about proving that it is still the person who signed in. */
export type ProofService = ReturnType<typeof createProofService>;

/** Makes the verbs. A proof belongs to one session and ends by itself. */
export function createProofService(database: Database, now: () => Date = () => new Date()) {
  return {
    /** Takes the current password as proof for this session. @param limit refuses too many tries */
    async prove(ctx: RequestContext, typed: string, limit: () => Promise<void>): Promise<void> {
      await provePassword(database, ctx, typed, limit);
      // Sessions belong to no account's own rows; nor do they below.
      await database.withSystem((tx) => sessions.noteProof(tx, sessionOf(ctx), now()));
    },

    /** Lets only a session through that has proven the password within the last five minutes. */
    async require(ctx: RequestContext): Promise<void> {
      const provedAt = await database.withSystem((tx) => sessions.findProof(tx, sessionOf(ctx)));
      const age = now().getTime() - (provedAt?.getTime() ?? Number.NEGATIVE_INFINITY);
      if (age >= PASSWORD_CONFIRMATION_SECONDS * 1000) {
        throw new Refusal('proof_required', securityValidation.passwordConfirmationRequired);
      }
    },
  };
}
