import type { PlansResponse, PlanUsageResponse } from '@pressdock/api';
import type { ModuleDependencies } from '../../module.ts';
import type { Payments } from '../../ports/payments.ts';
import { auditModule } from '../audit/audit.module.ts';
import { type AuditService, createRecordRepair } from '../audit/audit.service.ts';
import { mailModule } from '../mail/mail.module.ts';
import { createCards } from './cards/cards.service.ts';
import { createEnsureCustomer } from './customers.ts';
import { createBillingEvents } from './events/events.service.ts';
import { createInvoices } from './invoices/invoices.service.ts';
import { createLeaving, createNoteDeletion, type NoteDeletion } from './leaving/leaving.service.ts';
import { createEndInterrupted, createOperations, orRefuse } from './operations.ts';
import { createBillingOverview } from './operator/billingOverview.service.ts';
import { createBillingOperator } from './operator/operator.service.ts';
import { createChangePlan } from './plans/changePlan.ts';
import { readPlanFacts, readPlanUsage } from './plans/planFacts.ts';
import { toPlansResponse } from './plans/plans.mapping.ts';
import { createPreviewPlan } from './plans/previewPlan.ts';
import { createPrices, type ReadPrices } from './prices.ts';
import { createReconciliation } from './reconciliation/reconciliation.service.ts';
import { createReferrals } from './referrals/referrals.service.ts';
import { createDailyWork } from './reminders/dailyWork.ts';
import { createReminders } from './reminders/reminders.service.ts';
import { createEndGrant } from './state/grants.ts';
import { createBillingLease } from './state/lease.ts';
import { createRelease, createResumption, type FollowSettings } from './state/release.ts';
import { createBillingSync } from './state/sync.service.ts';
import { createWrites } from './writes.ts';

/** The services of billing on a server that charges for plans. */
export type EnabledBilling = ReturnType<typeof createEnabledBilling>;

/** The services of billing. */
export interface BillingServices {
  /** Null on a server that charges for nothing. */
  enabled: EnabledBilling | null;
  followSettings: FollowSettings;
  noteDeletion: NoteDeletion;
  readPlans: (accountId: string) => Promise<PlansResponse>;
  readUsage: (accountId: string) => Promise<PlanUsageResponse>;
  audit: AuditService;
}

function createEnabledBilling(
  dependencies: ModuleDependencies,
  payments: Payments,
  readPrices: ReadPrices,
) {
  const { config, database, jobs, use, logFailure: onFailure } = dependencies;
  const { publicUrl } = config;
  const writes = createWrites(payments, publicUrl);
  const runOperation = createOperations(database, writes);
  const endInterrupted = createEndInterrupted(database, payments, writes);
  const withLease = createBillingLease(database, endInterrupted);
  const sendReminders = createReminders(use(mailModule).emails);
  const sync = createBillingSync({ database, payments, jobs, withLease, sendReminders });
  const ensureCustomer = createEnsureCustomer(database, jobs, runOperation);
  const shared = { database, payments, readPrices, runOperation, withLease, sync, jobs };
  const changePlan = createChangePlan(shared);
  const reconciliation = createReconciliation({
    ...{ database, jobs, sync, onFailure },
    recordRepair: createRecordRepair(),
  });
  const overview = createBillingOverview(shared);
  const endGrant = createEndGrant(database);
  return {
    changePlan,
    previewPlan: createPreviewPlan(shared),
    cards: createCards({ ...shared, ensureCustomer }),
    invoices: createInvoices(shared),
    events: createBillingEvents(shared),
    leaving: createLeaving(shared),
    creditReferrals: createReferrals({ ...shared, ensureCustomer }),
    reconciliation,
    endGrant,
    doDailyWork: createDailyWork({ database, sync, endGrant, onFailure }),
    operator: createBillingOperator({ ...shared, changePlan, reconciliation, overview }),
    overview,
  };
}

/** Creates the services of billing. */
export function createBillingServices(dependencies: ModuleDependencies): BillingServices {
  const { config, database, external, jobs, use } = dependencies;
  const { payments } = external;
  const { publicUrl } = config;
  const readPrices = payments === null ? null : createPrices(payments);
  const enabled =
    payments === null || readPrices === null
      ? null
      : createEnabledBilling(dependencies, payments, readPrices);
  return {
    enabled,
    followSettings:
      enabled === null
        ? createRelease(database)
        : createResumption(
            database,
            enabled.leaving.requestFollowUp,
            enabled.reconciliation.request,
          ),
    noteDeletion: createNoteDeletion(jobs),
    async readPlans(accountId) {
      const facts = await readPlanFacts(database, accountId);
      const prices = readPrices === null ? null : await orRefuse(readPrices());
      return toPlansResponse(facts, prices, { publicUrl, now: new Date() });
    },
    readUsage: (accountId) => readPlanUsage(database, accountId),
    audit: use(auditModule).audit,
  };
}
