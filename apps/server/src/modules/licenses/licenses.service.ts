import { randomUUID } from 'node:crypto';
import { type LicenseResponse, licenseValidation, type SaveLicenseRequest } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { conflict, invalid, notFound, stale } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import { countsAsActivation } from '../../wordpress/siteDomain.ts';
import { requireRightToAdd } from '../permissions/permissions.service.ts';
import { toLicenseResponse } from './license.mapping.ts';
import { type LicenseFields, readLicenseFields } from './licenseFields.rules.ts';
import * as store from './licenses.store.ts';

/** Creates, reads, changes and deletes licenses. */
export type LicensesService = ReturnType<typeof createLicensesService>;

/** Creates the service. */
export function createLicensesService(database: Database) {
  async function save(
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

  async function lockReferences(tx: AccountTransaction, accountId: string, fields: LicenseFields) {
    const { item_id: itemId, customer_id: customerId } = fields;
    const { hasItem, hasCustomer } = await store.lockReferences(tx, accountId, {
      itemId,
      customerId,
    });
    if (!hasItem) throw invalidField('product', licenseValidation.product);
    if (!hasCustomer) throw invalidField('customer', licenseValidation.customerRequired);
  }

  async function setSuspended(ctx: RequestContext, id: string, suspended_at: Date | null) {
    const licenseId = parseId(id);
    return database.withAccount(ctx, async (tx) => {
      const patch = { suspended_at, updated_at: new Date() };
      await store.updateLicense(tx, { accountId: ctx.accountId, id: licenseId }, patch);
      const row = await store.findLicense(tx, ctx.accountId, licenseId);
      if (!row) throw notFound();
      return toLicenseResponse(row);
    });
  }

  return {
    async read(ctx: RequestContext, id: string): Promise<LicenseResponse> {
      const licenseId = parseId(id);
      const row = await database.withAccount(ctx, (tx) =>
        store.findLicense(tx, ctx.accountId, licenseId),
      );
      if (!row) throw notFound();
      return toLicenseResponse(row);
    },

    create: (ctx: RequestContext, request: SaveLicenseRequest) =>
      save(ctx, request, async (tx, fields) => {
        await requireRightToAdd(tx, ctx.accountId, 'license');
        await lockReferences(tx, ctx.accountId, fields);
        const id = randomUUID();
        await store.insertLicense(tx, {
          ...fields,
          id,
          account_id: ctx.accountId,
          suspended_at: null,
        });
        return id;
      }),

    /** Replaces a license. Its activations stay unchanged unless the request contains domains. */
    async replace(ctx: RequestContext, id: string, request: SaveLicenseRequest) {
      const licenseId = parseId(id);
      // A missing license is reported before invalid fields.
      await this.read(ctx, licenseId);
      return save(ctx, request, async (tx, fields) => {
        await lockReferences(tx, ctx.accountId, fields);
        const patch = { ...fields, updated_at: new Date() };
        const target = { accountId: ctx.accountId, id: licenseId, revision: request.revision };
        if (!(await store.updateLicense(tx, target, patch))) {
          throw (await store.findLicense(tx, ctx.accountId, licenseId)) ? stale() : notFound();
        }
        return licenseId;
      });
    },

    /** Suspends a license: all license checks are denied until it is reinstated. */
    suspend: (ctx: RequestContext, id: string) => setSuspended(ctx, id, new Date()),

    /** Ends the suspension of a license. */
    reinstate: (ctx: RequestContext, id: string) => setSuspended(ctx, id, null),

    async remove(ctx: RequestContext, id: string): Promise<void> {
      const licenseId = parseId(id);
      const isDeleted = await database.withAccount(ctx, (tx) =>
        store.deleteLicense(tx, ctx.accountId, licenseId),
      );
      if (!isDeleted) throw notFound();
    },
  };
}

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
