import {
  type BillingAccountListResponse,
  type BillingAccountResponse,
  type BillingStatusResponse,
  billingMessages,
  type ChangeAccountPlanRequest,
  type GrantPlanRequest,
  type ListBillingAccountsQuery,
} from '@pressdock/api';
import { BILLING_ACCOUNTS_PAGE, SUBSCRIPTION_STATUSES } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { decodeCursor, encodeCursor } from '../../../db/listCursor.rules.ts';
import { invalid, notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import type { Payments } from '../../../ports/payments.ts';
import { requireOperator } from '../../admin/requireOperator.ts';
import type { NotifyAccount } from '../../audit/audit.service.ts';
import { orRefuse } from '../operations.ts';
import type { ChangePlan } from '../plans/changePlan.ts';
import { PRICED_PLANS, type ReadPrices } from '../prices.ts';
import type { Reconciliation } from '../reconciliation/reconciliation.service.ts';
import { findNewestRun } from '../reconciliation/reconciliation.store.ts';
import * as accounts from '../state/billingAccounts.store.ts';
import type { BillingSync } from '../state/sync.service.ts';
import * as store from './operator.store.ts';

type Grant = Pick<GrantPlanRequest, 'selectedPlan' | 'analyticsPlan' | 'until' | 'reason'>;

function toPayment(row: {
  last_payment_amount: number | null;
  last_payment_currency: string | null;
  last_payment_at: Date | null;
}) {
  const { last_payment_amount: amount, last_payment_currency: currency, last_payment_at: at } = row;
  return amount === null || currency === null || at === null
    ? null
    : { amount: Number(amount), currency, at: at.toISOString() };
}

function toResponse(row: store.AccountRow, dashboardUrl: string): BillingAccountResponse {
  const { granted_plan, granted_analytics_plan, granted_until, grant_reason } = row;
  return {
    _id: row.id,
    email: row.email,
    selectedPlan: row.selected_plan,
    analyticsPlan: row.analytics_plan,
    status: SUBSCRIPTION_STATUSES.find((status) => status === row.status) ?? null,
    isDeliquent: row.is_delinquent,
    delinquentSince: row.is_delinquent ? (row.delinquent_since?.toISOString() ?? null) : null,
    lastPayment: toPayment(row),
    grant:
      granted_plan === null
        ? null
        : {
            selectedPlan: granted_plan,
            analyticsPlan: granted_analytics_plan ?? 'none',
            until: granted_until?.toISOString() ?? null,
            reason: grant_reason ?? '',
          },
    stripeUrl: row.customer_id === null ? null : `${dashboardUrl}/customers/${row.customer_id}`,
  };
}

/** The state of billing on a server that charges for nothing. */
const disabled: BillingStatusResponse = {
  isBillingEnabled: false,
  isTestMode: false,
  stripeUrl: null,
  missingPrices: [],
  reconciliation: {
    isRunning: false,
    requestedAt: null,
    finishedAt: null,
    checked: 0,
    repaired: 0,
    failed: 0,
  },
  totals: { subscribed: 0, delinquent: 0, granted: 0 },
  lastPayment: null,
};

/** Returns the state of billing on a server that charges for nothing. */
export function readDisabledStatus(ctx: RequestContext): BillingStatusResponse {
  requireOperator(ctx);
  return disabled;
}

/** Returns the end of a grant. Throws for one that has passed. */
function parseUntil(until: string | null, now: Date): Date | null {
  if (until === null) return null;
  const end = new Date(until);
  if (!(end > now)) throw invalid(billingMessages.untilPast, { until: billingMessages.untilPast });
  return end;
}

/** Creates the service. An operator reads every account, so transactions are not scoped by one. */
export function createBillingOperator({
  database,
  payments,
  readPrices,
  changePlan,
  sync,
  reconciliation,
}: {
  database: Database;
  payments: Payments;
  readPrices: ReadPrices;
  changePlan: ChangePlan;
  sync: Pick<BillingSync, 'sync'>;
  reconciliation: Pick<Reconciliation, 'request'>;
}) {
  const { dashboardUrl } = payments;

  async function read(tx: SystemTransaction, id: string): Promise<BillingAccountResponse> {
    const row = await store.findAccount(tx, id);
    if (!row) throw notFound();
    return toResponse(row, dashboardUrl);
  }

  /** Stores a grant, or ends one, with an entry in the account's own audit log. */
  async function saveGrant(
    accountId: string,
    grant: { plan: Grant; until: Date | null } | null,
    notify: NotifyAccount,
  ): Promise<BillingAccountResponse> {
    await database.withSystem(async (tx) => {
      if (!(await accounts.lockOwner(tx, accountId))) throw notFound();
      await accounts.addBillingAccount(tx, accountId);
      await accounts.updateBillingAccount(tx, accountId, {
        granted_plan: grant?.plan.selectedPlan ?? null,
        granted_analytics_plan: grant?.plan.analyticsPlan ?? null,
        granted_until: grant?.until ?? null,
        grant_reason: grant?.plan.reason ?? null,
      });
      await notify(tx, accountId);
    });
    await orRefuse(sync.sync(accountId));
    return database.withSystem((tx) => read(tx, accountId));
  }

  async function readStatus(ctx: RequestContext): Promise<BillingStatusResponse> {
    requireOperator(ctx);
    const prices = await orRefuse(readPrices());
    return database.withSystem(async (tx) => {
      const run = await findNewestRun(tx);
      const newest = await store.findNewestPayment(tx);
      return {
        isBillingEnabled: true,
        isTestMode: payments.isTestMode,
        stripeUrl: dashboardUrl,
        missingPrices: PRICED_PLANS.filter((plan) => !prices.has(plan)),
        reconciliation: {
          isRunning: run !== undefined && run.finished_at === null,
          requestedAt: run?.requested_at.toISOString() ?? null,
          finishedAt: run?.finished_at?.toISOString() ?? null,
          checked: run?.checked ?? 0,
          repaired: run?.repaired ?? 0,
          failed: run?.failed ?? 0,
        },
        totals: await store.countStates(tx),
        lastPayment: newest ? toPayment(newest) : null,
      };
    });
  }

  return {
    readStatus,

    async list(
      ctx: RequestContext,
      query: ListBillingAccountsQuery,
    ): Promise<BillingAccountListResponse> {
      requireOperator(ctx);
      const { q = '', state } = query;
      const page = { limit: BILLING_ACCOUNTS_PAGE + 1, after: decodeCursor(query.after) };
      const found = await database.withSystem((tx) =>
        store.listAccounts(tx, { q: q.trim(), state }, page),
      );
      const rows = found.slice(0, BILLING_ACCOUNTS_PAGE);
      const last = found.length > BILLING_ACCOUNTS_PAGE ? rows.at(-1) : undefined;
      return {
        results: rows.map((row) => toResponse(row, dashboardUrl)),
        next: last ? encodeCursor(last.cursor) : null,
      };
    },

    async grant(ctx: RequestContext, id: string, plan: Grant, notify: NotifyAccount) {
      requireOperator(ctx);
      const accountId = parseId(id);
      return saveGrant(accountId, { plan, until: parseUntil(plan.until, new Date()) }, notify);
    },

    async endGrant(ctx: RequestContext, id: string, notify: NotifyAccount) {
      requireOperator(ctx);
      return saveGrant(parseId(id), null, notify);
    },

    /** Changes an account's subscription. Its card is charged as if the owner had made the change. */
    async changePlan(
      ctx: RequestContext,
      id: string,
      { plan, analyticsPlan }: Omit<ChangeAccountPlanRequest, 'reason'>,
      notify: NotifyAccount,
    ): Promise<BillingAccountResponse> {
      requireOperator(ctx);
      const accountId = parseId(id);
      if (!(await database.withSystem((tx) => accounts.findOwner(tx, accountId)))) throw notFound();
      await changePlan(accountId, { plan, analyticsPlan });
      return database.withSystem(async (tx) => {
        await notify(tx, accountId);
        return read(tx, accountId);
      });
    },

    async reconcile(ctx: RequestContext): Promise<BillingStatusResponse> {
      requireOperator(ctx);
      await reconciliation.request();
      return readStatus(ctx);
    },
  };
}
