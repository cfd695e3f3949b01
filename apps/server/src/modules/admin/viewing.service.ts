import { VIEWING_SECONDS } from '@pressdock/api/limits';
import { type RequestContext, sessionOf } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { forbidden, notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import type { PasswordConfirmation } from '../accounts/passwordConfirmation/passwordConfirmation.service.ts';
import type { NotifyAccount } from '../audit/audit.service.ts';
import { adminMessages } from './admin.messages.ts';
import { findAccount, pointSession } from './adminAccounts.store.ts';
import { requireOperator } from './requireOperator.ts';

/** Lets an operator view another account. */
export type ViewingService = ReturnType<typeof createViewingService>;

/** Creates the service. An operator may view any account, so transactions are not scoped by one. */
export function createViewingService(
  database: Database,
  confirmation: Pick<PasswordConfirmation, 'require'>,
  now: () => Date = () => new Date(),
) {
  return {
    /** Lets this session view another account for 30 minutes. */
    async start(
      ctx: RequestContext,
      id: string,
      notify: NotifyAccount,
    ): Promise<{ endsAt: string }> {
      requireOperator(ctx);
      await confirmation.require(ctx);
      const accountId = parseId(id);
      const until = new Date(now().getTime() + VIEWING_SECONDS * 1000);
      await database.withSystem(async (tx) => {
        const account = await findAccount(tx, accountId);
        if (!account) throw notFound();
        if (account.is_admin) throw forbidden(adminMessages.ofOperator);
        if (account.deactivated_at !== null) throw forbidden(adminMessages.deactivated);
        if (account.suspended_at !== null) throw forbidden(adminMessages.isSuspended);
        await pointSession(tx, sessionOf(ctx), { accountId, until });
        await notify(tx, accountId);
      });
      return { endsAt: until.toISOString() };
    },

    /** Ends the viewing: the session acts for the operator's own account again. */
    async end(ctx: RequestContext): Promise<void> {
      if (ctx.actor !== 'viewing') throw notFound();
      const own = { accountId: ctx.userId, until: null };
      await database.withSystem((tx) => pointSession(tx, sessionOf(ctx), own));
    },
  };
}
