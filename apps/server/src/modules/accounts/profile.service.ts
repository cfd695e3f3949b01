import type { SaveProfileRequest, UserProfileResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import type { SecretsService } from './secrets.service.ts';
import { toUserProfileResponse } from './user.mapping.ts';
import { findUser } from './users.store.ts';

/** The verbs of the profile of the person signed in; nobody else's is found. */
export type ProfileService = ReturnType<typeof createProfileService>;

/** Makes the verbs of a person's own profile. */
export function createProfileService(database: Database, secrets: SecretsService) {
  async function ofSelf(
    ctx: RequestContext,
    id: string,
    change: (tx: AccountTransaction) => Promise<void> = async () => undefined,
  ): Promise<UserProfileResponse> {
    if (id.toLowerCase() !== ctx.userId) throw notFound();
    return database.withAccount({ accountId: ctx.userId }, async (tx) => {
      await change(tx);
      const user = await findUser(tx, ctx.userId);
      if (!user) throw notFound();
      return toUserProfileResponse(user, await secrets.masks(tx, ctx.userId));
    });
  }

  return {
    read: (ctx: RequestContext, id: string) => ofSelf(ctx, id),

    /** Changes what was sent and answers the whole profile. */
    save: (ctx: RequestContext, id: string, typed: SaveProfileRequest) =>
      ofSelf(ctx, id, (tx) => secrets.save(tx, ctx.userId, typed)),
  };
}
