import type {
  BillingAccountListResponse,
  BillingStatusResponse,
  ListBillingAccountsQuery,
} from '@pressdock/api';
import { BILLING_ACCOUNTS_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { decodeCursor, encodeCursor } from '../../../db/listCursor.rules.ts';
import type { Payments } from '../../../ports/payments.ts';
import { requireOperator } from '../../admin/requireOperator.ts';
import { orRefuse } from '../operations.ts';
import { PRICED_PLANS, type ReadPrices } from '../prices.ts';
import { findNewestRun } from '../reconciliation/reconciliation.store.ts';
import { toAccount, toPayment, toReconciliation } from './operator.mapping.ts';
import * as store from './operator.store.ts';

/** Returns the state of billing on a server that charges for nothing. */
export function readDisabledStatus(ctx: RequestContext): BillingStatusResponse {
  requireOperator(ctx);
  return {
    isBillingEnabled: false,
    isTestMode: false,
    stripeUrl: null,
    missingPrices: [],
    reconciliation: toReconciliation(undefined),
    totals: { subscribed: 0, delinquent: 0, granted: 0 },
    lastPayment: null,
  };
}

/** Shows the operator the billing of all accounts. */
export type BillingOverview = ReturnType<typeof createBillingOverview>;

/** Creates the service. An operator reads every account, so transactions are not scoped by one. */
export function createBillingOverview({
  database,
  payments,
  readPrices,
}: {
  database: Database;
  payments: Payments;
  readPrices: ReadPrices;
}) {
  return {
    async readStatus(ctx: RequestContext): Promise<BillingStatusResponse> {
      requireOperator(ctx);
      const prices = await orRefuse(readPrices());
      return database.withSystem(async (tx) => {
        const newest = await store.findNewestPayment(tx);
        return {
          isBillingEnabled: true,
          isTestMode: payments.isTestMode,
          stripeUrl: payments.dashboardUrl,
          missingPrices: PRICED_PLANS.filter((plan) => !prices.has(plan)),
          reconciliation: toReconciliation(await findNewestRun(tx)),
          totals: await store.countStates(tx),
          lastPayment: newest ? toPayment(newest) : null,
        };
      });
    },

    async list(
      ctx: RequestContext,
      { q = '', state, after }: ListBillingAccountsQuery,
    ): Promise<BillingAccountListResponse> {
      requireOperator(ctx);
      const page = { limit: BILLING_ACCOUNTS_PAGE + 1, after: decodeCursor(after) };
      const found = await database.withSystem((tx) =>
        store.listAccounts(tx, { q: q.trim(), state }, page),
      );
      const rows = found.slice(0, BILLING_ACCOUNTS_PAGE);
      const last = found.length > BILLING_ACCOUNTS_PAGE ? rows.at(-1) : undefined;
      return {
        results: rows.map((row) => toAccount(row, payments.dashboardUrl)),
        next: last ? encodeCursor(last.cursor) : null,
      };
    },
  };
}
