import {
  normalizeVatNumber,
  type SaveProfileRequest,
  type UserProfileResponse,
} from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction } from '../../../db/database.ts';
import type { RowPatch } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import type { Events } from '../../../events.ts';
import type { SecretsService } from '../../../secrets/secrets.service.ts';
import { toUserProfileResponse } from '../people/user.mapping.ts';
import { findUser, updateProfile } from '../people/users.store.ts';
import { type AttemptLimits, changeSignIn, type SignInDependencies } from './changeSignIn.ts';

/** Reads and saves the profile of the signed-in person. Other people's profiles are not found. */
export type ProfileService = ReturnType<typeof createProfileService>;

/** Returns the profile fields of a request as columns. Undefined fields stay unchanged. */
function toColumns(request: SaveProfileRequest): RowPatch<'users'> {
  return {
    first_name: request.firstName,
    last_name: request.lastName,
    receive_email_notifications: request.receiveEmailNotifications,
    receive_build_notifications: request.receiveBuildNotifications,
    receive_billing_notifications: request.receiveBillingNotifications,
    business_name: request.businessName,
    business_address_1: request.businessAddress1,
    business_address_2: request.businessAddress2,
    business_city: request.businessCity,
    business_state_province: request.businessStateProvince,
    business_postal_code: request.businessPostalCode,
    business_country: request.businessCountry,
    vat_number: request.vatNumber === undefined ? undefined : normalizeVatNumber(request.vatNumber),
    updated_at: new Date(),
  };
}

/** Creates the service. */
export function createProfileService({
  database,
  secrets,
  emails,
  verification,
  events,
}: SignInDependencies & { secrets: SecretsService; events: Events }) {
  function requireSelf(ctx: RequestContext, id: string): void {
    if (id.toLowerCase() !== ctx.userId) throw notFound();
  }

  const withSelf = <Result>(
    ctx: RequestContext,
    work: (tx: AccountTransaction) => Promise<Result>,
  ): Promise<Result> => database.withAccount({ accountId: ctx.userId }, work);

  async function readProfile(tx: AccountTransaction, userId: string): Promise<UserProfileResponse> {
    const user = await findUser(tx, userId);
    if (!user) throw notFound();
    return toUserProfileResponse(user, await secrets.readMasked(tx, userId));
  }

  return {
    async read(ctx: RequestContext, id: string): Promise<UserProfileResponse> {
      requireSelf(ctx, id);
      return withSelf(ctx, (tx) => readProfile(tx, ctx.userId));
    },

    /**
     * Saves the fields of a request and returns the profile. Address and password are changed first:
     * if that fails, nothing is saved.
     */
    async save(
      ctx: RequestContext,
      id: string,
      request: SaveProfileRequest,
      limits: AttemptLimits,
    ): Promise<UserProfileResponse> {
      requireSelf(ctx, id);
      await changeSignIn({ database, emails, verification }, ctx, request, limits);
      return withSelf(ctx, async (tx) => {
        await updateProfile(tx, ctx.userId, toColumns(request));
        await secrets.save(tx, ctx.userId, request);
        if (request.slackUrl !== undefined) {
          await events.publish(tx, 'webhookUrlsChanged', { accountId: ctx.userId });
        }
        await events.publish(tx, 'profileSaved', { accountId: ctx.userId });
        return readProfile(tx, ctx.userId);
      });
    },
  };
}
