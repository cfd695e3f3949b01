import type { UserResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { conflict, notFound } from '../../../errors.ts';
import type { BillingConfig } from '../../../settings/billingSettings.ts';
import * as settings from './settings.store.ts';
import { toUserResponse } from './user.mapping.ts';
import * as users from './users.store.ts';

/** The maximum number of settings, far more than the dashboard creates. */
const maxSettings = 2000;

/** Reads the signed-in person and the account they act for. */
export type PeopleService = ReturnType<typeof createPeopleService>;

/**
 * Creates the service.
 * @param maskGitlabToken returns the mask of an account's GitLab token; null if it has none
 * @param billing the settings of billing; null on a server that charges for nothing
 */
export function createPeopleService(
  database: Database,
  maskGitlabToken: (tx: AccountTransaction, accountId: string) => Promise<string | null>,
  billing: Pick<BillingConfig, 'publishableKey'> | null,
) {
  async function readUser(
    tx: AccountTransaction,
    ctx: RequestContext,
    id: string,
  ): Promise<UserResponse> {
    const user = await users.findUser(tx, id);
    if (!user) throw notFound();
    const gitlabAccessToken = await maskGitlabToken(tx, id);
    const stored = await settings.listSettings(tx, id);
    return { ...toUserResponse(user, stored, ctx, billing), gitlabAccessToken };
  }

  return {
    /** Returns the account that the person acts for. */
    readMe: (ctx: RequestContext): Promise<UserResponse> =>
      database.withAccount(ctx, (tx) => readUser(tx, ctx, ctx.accountId)),

    /** Returns the signed-in person. */
    readActualMe: (ctx: RequestContext): Promise<UserResponse> =>
      database.withAccount({ accountId: ctx.userId }, (tx) => readUser(tx, ctx, ctx.userId)),

    /** Stores one setting and returns all of them. */
    saveSetting: (
      ctx: RequestContext,
      { key, value }: { key: string; value: settings.SettingValue },
    ): Promise<Record<string, settings.SettingValue>> =>
      database.withAccount(ctx, async (tx) => {
        await users.lockAccount(tx, ctx.accountId);
        if ((await settings.countOtherSettings(tx, ctx.accountId, key)) >= maxSettings) {
          throw conflict('This account has reached the maximum number of settings.');
        }
        await settings.saveSetting(tx, ctx.accountId, key, value);
        return settings.listSettings(tx, ctx.accountId);
      }),
  };
}
