import {
  type AccountListResponse,
  type AccountResponse,
  billingMessages,
  type ListAccountsQuery,
  type PatchAccountRequest,
} from '@pressdock/api';
import { ACCOUNTS_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { Database, SystemTransaction } from '../../db/database.ts';
import { decodeCursor, encodeCursor } from '../../db/listCursor.rules.ts';
import { conflict, notFound } from '../../errors.ts';
import { isEmailVerified } from '../../identity/email.ts';
import { parseId } from '../../identity/ids.ts';
import type { NotifyAccount } from '../audit/audit.service.ts';
import * as store from './adminAccounts.store.ts';
import { requireOperator } from './requireOperator.ts';

/** Lists and changes accounts for the operator. */
export type AdminAccounts = ReturnType<typeof createAdminAccounts>;

function toResponse(row: store.AccountRow): AccountResponse {
  const { owner_id, owner_email } = row;
  return {
    _id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    isAdmin: row.is_admin,
    isEmailVerified: isEmailVerified(row),
    isDeliquent: row.is_delinquent,
    selectedPlan: row.selected_plan,
    analyticsPlan: row.analytics_plan,
    canAddFeatureFlag: row.can_add_feature_flag,
    canAddFeatureFlagProduct: row.can_add_feature_flag_product,
    canAddLicense: row.can_add_license,
    canAddPluginOrTheme: row.can_add_plugin_or_theme,
    productCount: row.products,
    memberCount: row.members,
    memberOf: owner_id && owner_email ? { _id: owner_id, email: owner_email } : null,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    deactivatedAt: row.deactivated_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

/** Returns an account as the operator sees it. */
export async function readAccountResponse(
  tx: SystemTransaction,
  id: string,
): Promise<AccountResponse> {
  const row = await store.findAccount(tx, id);
  if (!row) throw notFound();
  return toResponse(row);
}

/** Creates the service. An operator reads every account, so transactions are not scoped by one. */
export function createAdminAccounts(database: Database, isBillingEnabled: boolean) {
  /** Throws if a subscription or a grant decides what a patch would change. */
  async function requireUnmanaged(tx: SystemTransaction, id: string, patch: PatchAccountRequest) {
    const { selectedPlan, analyticsPlan, isDeliquent } = patch;
    if ((selectedPlan ?? analyticsPlan ?? isDeliquent) === undefined) return;
    if (isBillingEnabled && (await store.isBillingManaged(tx, id))) {
      throw conflict(billingMessages.planManaged);
    }
  }

  return {
    async list(ctx: RequestContext, query: ListAccountsQuery): Promise<AccountListResponse> {
      requireOperator(ctx);
      const { q = '', state } = query;
      const page = { limit: ACCOUNTS_PAGE + 1, after: decodeCursor(query.after) };
      const found = await database.withSystem((tx) =>
        store.listAccounts(tx, { q: q.trim(), state }, page),
      );
      const rows = found.slice(0, ACCOUNTS_PAGE);
      const last = found.length > ACCOUNTS_PAGE ? rows.at(-1) : undefined;
      return { results: rows.map(toResponse), next: last ? encodeCursor(last.cursor) : null };
    },

    async read(ctx: RequestContext, id: string): Promise<AccountResponse> {
      requireOperator(ctx);
      const accountId = parseId(id);
      return database.withSystem((tx) => readAccountResponse(tx, accountId));
    },

    /** Changes plan and permissions. @param notify records the change in the account's own audit log */
    async update(
      ctx: RequestContext,
      id: string,
      patch: PatchAccountRequest,
      notify: NotifyAccount,
    ): Promise<AccountResponse> {
      requireOperator(ctx);
      const accountId = parseId(id);
      return database.withSystem(async (tx) => {
        await requireUnmanaged(tx, accountId, patch);
        const isUpdated = await store.updateAccount(tx, accountId, {
          selected_plan: patch.selectedPlan,
          analytics_plan: patch.analyticsPlan,
          is_delinquent: patch.isDeliquent,
          can_add_feature_flag: patch.canAddFeatureFlag,
          can_add_feature_flag_product: patch.canAddFeatureFlagProduct,
          can_add_license: patch.canAddLicense,
          can_add_plugin_or_theme: patch.canAddPluginOrTheme,
        });
        if (!isUpdated) throw notFound();
        if (accountId !== ctx.accountId) await notify(tx, accountId);
        return readAccountResponse(tx, accountId);
      });
    },
  };
}
