import { findVatType } from '@pressdock/api';
import type { Database } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { CustomerDetails } from '../../ports/payments.ts';
import { billingFollowUpsQueue } from './billing.queues.ts';
import type { RunOperation } from './operations.ts';
import { findCountryCode } from './rules/country.rules.ts';
import * as store from './state/billingAccounts.store.ts';
import type { HoldLease } from './state/lease.ts';

/** Returns what Stripe prints on the invoices of an account. */
export function detailsOf(owner: Row<'users'>): CustomerDetails {
  const type = findVatType(owner.vat_number);
  return {
    accountId: owner.id,
    email: owner.email,
    name: owner.business_name || `${owner.first_name} ${owner.last_name}`.trim(),
    address: {
      line1: owner.business_address_1,
      line2: owner.business_address_2,
      city: owner.business_city,
      state: owner.business_state_province,
      postal_code: owner.business_postal_code,
      country: findCountryCode(owner.business_country) ?? '',
    },
    vat: type === undefined ? null : { type, value: owner.vat_number },
  };
}

/** Returns the customer of an account, and creates it when it is first needed. */
export type EnsureCustomer = (accountId: string, hold: HoldLease) => Promise<string>;

/** Creates the function. */
export function createEnsureCustomer(
  database: Database,
  jobs: Jobs,
  runOperation: RunOperation,
): EnsureCustomer {
  return async (accountId, hold) => {
    const { owner, known } = await database.withSystem(async (tx) => ({
      owner: await store.lockOwner(tx, accountId),
      known: await store.findBillingAccount(tx, accountId),
    }));
    if (!owner) throw notFound();
    if (known && known.customer_id !== null) return known.customer_id;
    const command = detailsOf(owner);
    return runOperation({
      ...{ accountId, hold, kind: 'customer', command },
      async complete(tx, customerId) {
        await store.updateBillingAccount(tx, accountId, { customer_id: customerId });
        // Stripe may reject the VAT number, which must not prevent the payment.
        if (command.vat !== null) await jobs.add(tx, billingFollowUpsQueue, accountId);
      },
    });
  };
}
