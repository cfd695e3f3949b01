import type {
  AccountListResponse,
  AccountResponse,
  InterfaceFlagResponse,
  ListAccountsQuery,
  PatchAccountRequest,
} from '@pressdock/api';
import { ACCOUNTS_PAGE, VIEWING_SECONDS } from '@pressdock/api/limits';
import { type RequestContext, sessionOf } from '../../context.ts';
import type { Database, SystemTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { forbidden, notFound } from '../../errors.ts';
import { isId, parseId } from '../../identity/ids.ts';
import type { TellAccount } from '../audit/audit.service.ts';
import * as accounts from './accounts.store.ts';
import { adminMessages } from './admin.messages.ts';
import * as store from './operator.store.ts';

/** The verbs of the operator. */
export type AdminService = ReturnType<typeof createAdminService>;

function toAccount(row: accounts.AccountRow): AccountResponse {
  const { owner_id, owner_email } = row;
  return {
    _id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    isAdmin: row.is_admin,
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
    deactivatedAt: row.deactivated_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

function toFlag({ id, name, identifier, active }: Row<'feature_flags'>): InterfaceFlagResponse {
  return { _id: id, name, identifier, active };
}

function requireOperator(ctx: RequestContext): void {
  if (ctx.actor !== 'operator') throw notFound();
}

/** Makes the verbs. An operator sees every account, so all of it is done for none in particular. */
export function createAdminService(database: Database, now: () => Date = () => new Date()) {
  async function find(tx: SystemTransaction, id: string): Promise<accounts.AccountRow> {
    const row = await accounts.findAccount(tx, id);
    if (!row) throw notFound();
    return row;
  }

  return {
    async list(ctx: RequestContext, query: ListAccountsQuery): Promise<AccountListResponse> {
      requireOperator(ctx);
      const { q = '', state, after } = query;
      if (after !== undefined && !isId(after)) return { results: [], next: null };
      const page = { limit: ACCOUNTS_PAGE + 1, after };
      const found = await database.withSystem((tx) =>
        accounts.listAccounts(tx, { q: q.trim(), state }, page),
      );
      const results = found.slice(0, ACCOUNTS_PAGE).map(toAccount);
      return { results, next: found.length > ACCOUNTS_PAGE ? (results.at(-1)?._id ?? null) : null };
    },

    async read(ctx: RequestContext, id: string): Promise<AccountResponse> {
      requireOperator(ctx);
      const known = parseId(id);
      return toAccount(await database.withSystem((tx) => find(tx, known)));
    },

    /** Sets plan and permissions. The account's own audit log tells it, too. */
    async update(
      ctx: RequestContext,
      id: string,
      patch: PatchAccountRequest,
      tell: TellAccount,
    ): Promise<AccountResponse> {
      requireOperator(ctx);
      const known = parseId(id);
      return database.withSystem(async (tx) => {
        const isThere = await accounts.updateAccount(tx, known, {
          selected_plan: patch.selectedPlan,
          analytics_plan: patch.analyticsPlan,
          is_delinquent: patch.isDeliquent,
          can_add_feature_flag: patch.canAddFeatureFlag,
          can_add_feature_flag_product: patch.canAddFeatureFlagProduct,
          can_add_license: patch.canAddLicense,
          can_add_plugin_or_theme: patch.canAddPluginOrTheme,
        });
        if (!isThere) throw notFound();
        if (known !== ctx.accountId) await tell(tx, known);
        return toAccount(await find(tx, known));
      });
    },

    /** Lets this session act for an account, for half an hour. Then it ends. */
    async view(ctx: RequestContext, id: string, tell: TellAccount): Promise<{ endsAt: string }> {
      requireOperator(ctx);
      const known = parseId(id);
      const until = new Date(now().getTime() + VIEWING_SECONDS * 1000);
      await database.withSystem(async (tx) => {
        const account = await find(tx, known);
        if (account.is_admin) throw forbidden(adminMessages.ofOperator);
        if (account.deactivated_at !== null) throw forbidden(adminMessages.deactivated);
        await accounts.pointSession(tx, sessionOf(ctx), { accountId: known, until });
        await tell(tx, known);
      });
      return { endsAt: until.toISOString() };
    },

    /** Goes back to the operator's own account. */
    async endViewing(ctx: RequestContext): Promise<void> {
      if (ctx.actor !== 'viewing') throw notFound();
      const own = { accountId: ctx.userId, until: null };
      await database.withSystem((tx) => accounts.pointSession(tx, sessionOf(ctx), own));
    },

    async listFlags(ctx: RequestContext): Promise<InterfaceFlagResponse[]> {
      requireOperator(ctx);
      return (await database.withSystem(store.listInterfaceFlags)).map(toFlag);
    },

    async switchFlag(
      ctx: RequestContext,
      id: string,
      active: boolean,
    ): Promise<InterfaceFlagResponse> {
      requireOperator(ctx);
      const known = parseId(id);
      const flag = await database.withSystem((tx) => store.switchInterfaceFlag(tx, known, active));
      if (!flag) throw notFound();
      return toFlag(flag);
    },
  };
}
