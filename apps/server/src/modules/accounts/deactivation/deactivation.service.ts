import type { DeactivatedResponse } from '@pressdock/api';
import { DEACTIVATION_DAYS } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import type { Events } from '../../../events.ts';
import type { Emails } from '../../../ports/email.ts';
import { deactivatedEmail } from '../accounts.emails.ts';
import type { PasswordConfirmation } from '../passwordConfirmation/passwordConfirmation.service.ts';
import { deleteResetsOf } from '../passwordReset/passwordReset.store.ts';
import { recipientOf } from '../people/user.mapping.ts';
import { findUser } from '../people/users.store.ts';
import { revokeAccountSessions, revokeOtherSessions } from '../sessions/sessions.store.ts';
import { deactivate, removeAllMembers } from './deactivation.store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Deactivates accounts. */
export type DeactivateAccount = ReturnType<typeof createDeactivation>;

/** Creates the service. */
export function createDeactivation({
  database,
  emails,
  confirmation,
  events,
  now = () => new Date(),
}: {
  database: Database;
  emails: Emails;
  confirmation: PasswordConfirmation;
  events: Pick<Events, 'publishAsSystem'>;
  now?: () => Date;
}) {
  /**
   * Deactivates the signed-in person's own account, never the account they act for as a member. Sites
   * are served until it is deleted; sessions and API keys stop working unless it is reactivated.
   */
  return async function deactivateAccount(ctx: RequestContext): Promise<DeactivatedResponse> {
    await confirmation.require(ctx);
    const start = now();
    const endsAt = new Date(start.getTime() + DEACTIVATION_DAYS * dayMs);
    const { userId } = ctx;
    // Account transactions can neither access sessions nor deactivate the account.
    await database.withSystem(async (tx) => {
      if (!(await deactivate(tx, userId, start, endsAt))) throw notFound();
      const user = await findUser(tx, userId);
      if (!user) throw notFound();
      await revokeOtherSessions(tx, userId, null, start);
      await revokeAccountSessions(tx, userId, start);
      await removeAllMembers(tx, userId);
      await deleteResetsOf(tx, userId);
      const email = { template: deactivatedEmail, content: { endsAt } };
      await emails.send(tx, recipientOf(user), email, userId);
      await events.publishAsSystem(tx, 'accountDeactivated', { accountId: userId });
    });
    return { endsAt: endsAt.toISOString() };
  };
}
