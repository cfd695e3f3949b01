import { defineModule, exportedPart } from '../../module.ts';
import type { JobResult } from '../../ports/jobs.ts';
import * as templates from './billing.emails.ts';
import * as queues from './billing.queues.ts';
import { billingRoutes } from './billing.routes.ts';
import {
  type BillingServices,
  createBillingServices,
  type EnabledBilling,
} from './billing.services.ts';
import { billingTables } from './billing.tables.ts';
import { eventFigures } from './events/eventFigures.store.ts';
import { eventsRoutes } from './events/events.routes.ts';
import { operatorRoutes } from './operator/operator.routes.ts';

/** Runs a job of billing. A server that no longer charges for anything has nothing to do. */
const whenEnabled =
  (work: (billing: EnabledBilling, id: string) => Promise<JobResult>) =>
  async ({ enabled }: BillingServices, id: string): Promise<JobResult> =>
    enabled === null ? 'done' : work(enabled, id);

/** Plans, payments and invoices, through Stripe. */
export const billingModule = defineModule<BillingServices>({
  name: 'billing',
  tables: billingTables,
  emails: Object.values(templates),
  exportedData: [
    exportedPart(
      'billing',
      'billing_accounts',
      [
        ...([
          'customer_id',
          'status',
          'paid_plan',
          'paid_analytics_plan',
          'period_ends_at',
        ] as const),
        ...(['ends_at', 'card_brand', 'card_last4', 'card_month', 'card_year'] as const),
        ...(['last_payment_amount', 'last_payment_currency', 'last_payment_at'] as const),
        ...([
          'paying_referrals',
          'granted_plan',
          'granted_analytics_plan',
          'granted_until',
        ] as const),
      ],
      { key: ['account_id'] },
    ),
    exportedPart('billingChanges', 'billing_operations', [
      ...(['id', 'kind', 'status', 'created_at', 'finished_at'] as const),
    ]),
    exportedPart(
      'billingCredits',
      'billing_credits',
      ['number', 'amount', 'currency', 'created_at', 'credited_at'],
      { key: ['number'] },
    ),
  ],
  services: createBillingServices,
  subscriptions: ({ enabled, noteDeletion }) => ({
    profileSaved: async (tx, { accountId }) => {
      await enabled?.leaving.requestFollowUp(tx, accountId);
    },
    accountDeactivated: async (tx, { accountId }) => {
      await enabled?.leaving.requestFollowUp(tx, accountId);
    },
    accountReactivated: async (tx, { accountId }) => {
      await enabled?.leaving.requestFollowUp(tx, accountId);
    },
    accountDeleting: async (tx, { accountId }) => {
      await noteDeletion(tx, accountId);
    },
  }),
  jobs: [
    {
      queue: queues.billingEventsQueue,
      work: whenEnabled((billing, id) => billing.events.handle(id)),
    },
    {
      queue: queues.billingFollowUpsQueue,
      work: whenEnabled((billing, id) => billing.leaving.followUp(id)),
    },
    {
      queue: queues.grantEndsQueue,
      work: whenEnabled((billing, id) => billing.endGrant(id)),
    },
    {
      queue: queues.referralsQueue,
      work: whenEnabled((billing, id) => billing.creditReferrals(id)),
    },
    {
      queue: queues.billingDeparturesQueue,
      work: whenEnabled((billing, id) => billing.leaving.deleteCustomer(id)),
    },
    {
      queue: queues.reconciliationQueue,
      work: whenEnabled((billing, id) => billing.reconciliation.run(id)),
    },
    {
      queue: queues.nightlyReconciliationQueue,
      cron: '30 3 * * *',
      run: async ({ enabled }) => enabled?.reconciliation.runNightly(),
    },
    {
      queue: queues.remindersQueue,
      cron: '15 * * * *',
      run: async ({ enabled, followSettings }) => {
        await followSettings();
        await enabled?.doDailyWork();
      },
    },
  ],
  storedMetrics: eventFigures,
  async routes(app, services) {
    billingRoutes(app, services);
    operatorRoutes(app, services);
    await eventsRoutes(app, services);
  },
});
