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

/** The verbs of an account about its licences. */
export type LicensesService = ReturnType<typeof createLicensesService>;

/** Make the verbs. */
export function createLicensesService(database: Database) {
  async function save(
    ctx: RequestContext,
    given: SaveLicenseRequest,
    write: (tx: AccountTransaction, fields: LicenseFields) => Promise<string>,
  ): Promise<{ _id: string }> {
    const read = readLicenseFields(given);
    if (!read.ok) throw invalid(Object.values(read.faults)[0] ?? '', read.faults);
    const { fields, domains } = read;
    const id = await refusingTakenKey(
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
    if (!hasItem) throw faulty('product', licenseValidation.product);
    if (!hasCustomer) throw faulty('customer', licenseValidation.customerRequired);
  }

  async function setSuspended(ctx: RequestContext, id: string, suspended_at: Date | null) {
    const known = parseId(id);
    return database.withAccount(ctx, async (tx) => {
      const patch = { suspended_at, updated_at: new Date() };
      await store.updateLicense(tx, { accountId: ctx.accountId, id: known }, patch);
      const row = await store.findLicense(tx, ctx.accountId, known);
      if (!row) throw notFound();
      return toLicenseResponse(row);
    });
  }

  return {
    async read(ctx: RequestContext, id: string): Promise<LicenseResponse> {
      const known = parseId(id);
      const row = await database.withAccount(ctx, (tx) =>
        store.findLicense(tx, ctx.accountId, known),
      );
      if (!row) throw notFound();
      return toLicenseResponse(row);
    },

    create: (ctx: RequestContext, given: SaveLicenseRequest) =>
      save(ctx, given, async (tx, fields) => {
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

    /** Save a licence as a whole. Its domains stay as they are unless they are given. */
    async replace(ctx: RequestContext, id: string, given: SaveLicenseRequest) {
      const known = parseId(id);
      // Whether it is there comes before what is wrong with it.
      await this.read(ctx, known);
      return save(ctx, given, async (tx, fields) => {
        await lockReferences(tx, ctx.accountId, fields);
        const patch = { ...fields, updated_at: new Date() };
        const place = { accountId: ctx.accountId, id: known, revision: given.revision };
        if (!(await store.updateLicense(tx, place, patch))) {
          throw (await store.findLicense(tx, ctx.accountId, known)) ? stale() : notFound();
        }
        return known;
      });
    },

    /** Refuse a licence everywhere until it is reinstated. */
    suspend: (ctx: RequestContext, id: string) => setSuspended(ctx, id, new Date()),

    /** End a licence's suspension. */
    reinstate: (ctx: RequestContext, id: string) => setSuspended(ctx, id, null),

    async remove(ctx: RequestContext, id: string): Promise<void> {
      const known = parseId(id);
      const isGone = await database.withAccount(ctx, (tx) =>
        store.deleteLicense(tx, ctx.accountId, known),
      );
      if (!isGone) throw notFound();
    },
  };
}

function faulty(field: string, message: string) {
  return invalid(message, { [field]: message });
}

async function refusingTakenKey<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'licenses_key_unique') throw error;
    throw conflict(licenseValidation.keyTaken, { key: licenseValidation.keyTaken });
  }
}
