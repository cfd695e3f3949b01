import { randomUUID } from 'node:crypto';
import { licenseValidation, type SaveLicenseRequest } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { conflict, invalid } from '../../errors.ts';
import { countsAsActivation } from '../../wordpress/siteDomain.ts';
import { type LicenseFields, readLicenseFields } from './licenseFields.rules.ts';
import * as store from './licenses.store.ts';

function invalidField(field: string, message: string) {
  return invalid(message, { [field]: message });
}

async function withKeyConflict<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'licenses_key_unique') throw error;
    throw conflict(licenseValidation.keyTaken, { key: licenseValidation.keyTaken });
  }
}

/** Locks the product and the customer of a license. Throws if one of them does not exist. */
export async function lockReferences(
  tx: AccountTransaction,
  accountId: string,
  fields: LicenseFields,
): Promise<void> {
  const { item_id: productId, customer_id: customerId } = fields;
  const { hasProduct, hasCustomer } = await store.lockReferences(tx, accountId, {
    productId,
    customerId,
  });
  if (!hasProduct) throw invalidField('product', licenseValidation.product);
  if (!hasCustomer) throw invalidField('customer', licenseValidation.customerRequired);
}

/** Validates a license and saves it with its domains, if the request contains any. */
export async function saveLicense(
  database: Database,
  ctx: RequestContext,
  request: SaveLicenseRequest,
  write: (tx: AccountTransaction, fields: LicenseFields) => Promise<string>,
): Promise<{ _id: string }> {
  const result = readLicenseFields(request);
  if (!result.ok) throw invalid(Object.values(result.errors)[0] ?? '', result.errors);
  const { fields, domains } = result;
  const id = await withKeyConflict(
    database.withAccount(ctx, async (tx) => {
      const licenseId = await write(tx, fields);
      if (domains) {
        const owner = { account_id: ctx.accountId, license_id: licenseId };
        const rows = domains.map((domain) => ({
          ...owner,
          id: randomUUID(),
          domain,
          counts: countsAsActivation(domain),
          plugin_version: null,
        }));
        await store.replaceActivations(tx, { accountId: ctx.accountId, licenseId }, rows);
      }
      return licenseId;
    }),
  );
  return { _id: id };
}
