import type { SaveProfileRequest, UserProfileResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import type { RowPatch } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import type { Letters } from '../../ports/letters.ts';
import type { SecretsService } from '../../secrets/secrets.service.ts';
import { type AttemptLimits, changeSignIn } from './credentials.ts';
import { toUserProfileResponse } from './user.mapping.ts';
import { findUser, updateDescription } from './users.store.ts';

/** The verbs of the profile of the person signed in; nobody else's is found. */
export type ProfileService = ReturnType<typeof createProfileService>;

/** What was sent of a profile's describing fields, as columns; kysely leaves out what is undefined. */
function columnsOf(typed: SaveProfileRequest): RowPatch<'users'> {
  return {
    first_name: typed.firstName,
    last_name: typed.lastName,
    receive_email_notifications: typed.receiveEmailNotifications,
    receive_build_notifications: typed.receiveBuildNotifications,
    receive_billing_notifications: typed.receiveBillingNotifications,
    business_name: typed.businessName,
    business_address_1: typed.businessAddress1,
    business_address_2: typed.businessAddress2,
    business_city: typed.businessCity,
    business_state_province: typed.businessStateProvince,
    business_country: typed.businessCountry,
    updated_at: new Date(),
  };
}

/** Makes the verbs of a person's own profile. */
export function createProfileService({
  database,
  secrets,
  letters,
}: {
  database: Database;
  secrets: SecretsService;
  letters: Letters;
}) {
  function requireSelf(ctx: RequestContext, id: string): void {
    if (id.toLowerCase() !== ctx.userId) throw notFound();
  }

  const ofSelf = <Result>(
    ctx: RequestContext,
    work: (tx: AccountTransaction) => Promise<Result>,
  ): Promise<Result> => database.withAccount({ accountId: ctx.userId }, work);

  async function shown(tx: AccountTransaction, userId: string): Promise<UserProfileResponse> {
    const user = await findUser(tx, userId);
    if (!user) throw notFound();
    return toUserProfileResponse(user, await secrets.readMasked(tx, userId));
  }

  return {
    async read(ctx: RequestContext, id: string): Promise<UserProfileResponse> {
      requireSelf(ctx, id);
      return ofSelf(ctx, (tx) => shown(tx, ctx.userId));
    },

    /**
     * Changes what was sent and answers the whole profile. What one signs in with is changed first:
     * where that is refused, nothing is saved.
     */
    async save(
      ctx: RequestContext,
      id: string,
      typed: SaveProfileRequest,
      limits: AttemptLimits,
    ): Promise<UserProfileResponse> {
      requireSelf(ctx, id);
      await changeSignIn({ database, letters }, ctx, typed, limits);
      return ofSelf(ctx, async (tx) => {
        await updateDescription(tx, ctx.userId, columnsOf(typed));
        await secrets.save(tx, ctx.userId, typed);
        return shown(tx, ctx.userId);
      });
    },
  };
}
