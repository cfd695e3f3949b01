import {
  type BillingAccountResponse,
  type BillingStatusResponse,
  billingMessages,
  type ChangeAccountPlanRequest,
  type GrantPlanRequest,
} from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { invalid, notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import type { Jobs } from '../../../ports/jobs.ts';
import type { Payments } from '../../../ports/payments.ts';
import { requireOperator } from '../../admin/requireOperator.ts';
import type { NotifyAccount } from '../../audit/audit.service.ts';
import { grantEndsQueue } from '../billing.queues.ts';
import type { ChangePlan } from '../plans/changePlan.ts';
import type { Reconciliation } from '../reconciliation/reconciliation.service.ts';
import * as accounts from '../state/billingAccounts.store.ts';
import { applyGrant } from '../state/grants.ts';
import type { BillingOverview } from './billingOverview.service.ts';
import { toAccount } from './operator.mapping.ts';
import { findAccount } from './operator.store.ts';

type Grant = Pick<GrantPlanRequest, 'selectedPlan' | 'analyticsPlan' | 'until' | 'reason'>;

/** Returns the end of a grant. Throws for one that has passed. */
function parseUntil(until: string | null, now: Date): Date | null {
  if (until === null) return null;
  const end = new Date(until);
  if (!(end > now)) throw invalid(billingMessages.untilPast, { until: billingMessages.untilPast });
  return end;
}

/** Creates the service. An operator changes any account, so transactions are not scoped by one. */
export function createBillingOperator({
  database,
  payments,
  jobs,
  changePlan,
  reconciliation,
  overview,
}: {
  database: Database;
  payments: Payments;
  changePlan: ChangePlan;
  jobs: Jobs;
  reconciliation: Pick<Reconciliation, 'request'>;
  overview: Pick<BillingOverview, 'readStatus'>;
}) {
  async function read(tx: SystemTransaction, id: string): Promise<BillingAccountResponse> {
    const row = await findAccount(tx, id);
    if (!row) throw notFound();
    return toAccount(row, payments.dashboardUrl);
  }

  /** Stores a grant, or ends one, with an entry in the account's own audit log. */
  async function saveGrant(
    accountId: string,
    grant: { plan: Grant; until: Date | null } | null,
    notify: NotifyAccount,
  ): Promise<BillingAccountResponse> {
    return database.withSystem(async (tx) => {
      if (!(await accounts.lockOwner(tx, accountId))) throw notFound();
      await accounts.addBillingAccount(tx, accountId);
      await accounts.updateBillingAccount(tx, accountId, {
        granted_plan: grant?.plan.selectedPlan ?? null,
        granted_analytics_plan: grant?.plan.analyticsPlan ?? null,
        granted_until: grant?.until ?? null,
        grant_reason: grant?.plan.reason ?? null,
      });
      await applyGrant(tx, accountId, new Date());
      const startAfter = grant?.until ?? null;
      if (startAfter !== null) await jobs.add(tx, grantEndsQueue, accountId, { startAfter });
      await notify(tx, accountId);
      return read(tx, accountId);
    });
  }

  return {
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
      return overview.readStatus(ctx);
    },
  };
}
