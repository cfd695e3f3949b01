import type { DeactivatedResponse } from '@pressdock/api';
import { DEACTIVATION_DAYS } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import type { Letters } from '../../../ports/letters.ts';
import { withdrawResets } from '../passwordReset/passwordReset.store.ts';
import type { ProofService } from '../proof.service.ts';
import { revokeOtherSessions, revokeSessionsFor } from '../sessions.store.ts';
import { recipientOf } from '../user.mapping.ts';
import { findUser } from '../users.store.ts';
import { endTeam, leave } from './leaving.store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The verb of leaving. */
export type LeavingService = ReturnType<typeof createLeavingService>;

/** Makes the verb of leaving. */
export function createLeavingService({
  database,
  letters,
  proof,
  now = () => new Date(),
}: {
  database: Database;
  letters: Letters;
  proof: ProofService;
  now?: () => Date;
}) {
  /**
   * Deactivates the person signed in, never the account they act for as a member. Sites are served
   * until the end; nobody acts for the account, by session or by key, unless it is brought back.
   */
  return async function deactivate(ctx: RequestContext): Promise<DeactivatedResponse> {
    await proof.require(ctx);
    const start = now();
    const endsAt = new Date(start.getTime() + DEACTIVATION_DAYS * dayMs);
    const { userId } = ctx;
    // Sessions belong to no account's own rows, and no account may end itself.
    await database.withSystem(async (tx) => {
      if (!(await leave(tx, userId, start, endsAt))) throw notFound();
      const user = await findUser(tx, userId);
      if (!user) throw notFound();
      await revokeOtherSessions(tx, userId, null, start);
      await revokeSessionsFor(tx, userId, start);
      await endTeam(tx, userId);
      await withdrawResets(tx, userId);
      await letters.post(tx, recipientOf(user), { kind: 'deactivated', endsAt }, userId);
    });
    return { endsAt: endsAt.toISOString() };
  };
}
