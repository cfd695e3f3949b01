import { randomUUID } from 'node:crypto';
import type { IssueLicenseRequest, SaveLicenseRequest } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import type { Events } from '../../events.ts';
import { requirePermissionToAdd } from '../../permissions/permissions.service.ts';
import { findCustomers, insertCustomers } from './import/licenseImport.store.ts';
import type { LicenseFields } from './licenseFields.rules.ts';
import { insertLicense } from './licenses.store.ts';
import { lockReferences, saveLicense } from './licenseWriter.ts';

/** Creates the functions that add a license and publish the event. */
export function createLicenseCreator(database: Database, events: Events) {
  async function insertNew(
    tx: AccountTransaction,
    accountId: string,
    fields: LicenseFields,
  ): Promise<string> {
    await lockReferences(tx, accountId, fields);
    const id = randomUUID();
    const license = { ...fields, id, account_id: accountId, suspended_at: null };
    await insertLicense(tx, license);
    await events.publish(tx, 'licenseCreated', { license });
    return id;
  }

  return {
    create: (ctx: RequestContext, request: SaveLicenseRequest) =>
      saveLicense(database, ctx, request, async (tx, fields) => {
        await requirePermissionToAdd(tx, ctx.accountId, 'license');
        return insertNew(tx, ctx.accountId, fields);
      }),

    /** Adds a license for the customer with an e-mail address, who is added if there is none. */
    issue(ctx: RequestContext, request: IssueLicenseRequest): Promise<{ _id: string }> {
      const { email, first_name = '', last_name = '', key = randomUUID(), ...terms } = request;
      const { accountId } = ctx;
      const customer = { id: randomUUID(), account_id: accountId, email, first_name, last_name };
      const whole = { ...terms, key, customer: customer.id };
      return saveLicense(database, ctx, whole, async (tx, fields) => {
        // Locks the account, so that concurrent requests do not add a customer twice.
        await requirePermissionToAdd(tx, accountId, 'license');
        const known = (await findCustomers(tx, accountId, [email])).get(email)?.id;
        if (!known) await insertCustomers(tx, [customer]);
        return insertNew(tx, accountId, { ...fields, customer_id: known ?? customer.id });
      });
    },
  };
}
