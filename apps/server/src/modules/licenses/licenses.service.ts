import type { IssueLicenseRequest, LicenseResponse, SaveLicenseRequest } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound, stale } from '../../errors.ts';
import type { Events } from '../../events.ts';
import { parseId } from '../../identity/ids.ts';
import { toLicenseResponse } from './license.mapping.ts';
import { createLicenseCreator } from './licenseCreator.ts';
import * as store from './licenses.store.ts';
import { lockReferences, saveLicense } from './licenseWriter.ts';

/** Creates, reads, changes and deletes licenses. */
export type LicensesService = ReturnType<typeof createLicensesService>;

/** Creates the service. */
export function createLicensesService(database: Database, events: Events) {
  const creator = createLicenseCreator(database, events);

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

    create: creator.create,

    /** Issues a license to the customer with an e-mail address, who is added if there is none. */
    async issue(ctx: RequestContext, request: IssueLicenseRequest): Promise<LicenseResponse> {
      const { _id } = await creator.issue(ctx, request);
      return this.read(ctx, _id);
    },

    /** Replaces a license. Its activations stay unchanged unless the request contains domains. */
    async replace(ctx: RequestContext, id: string, request: SaveLicenseRequest) {
      const licenseId = parseId(id);
      // A missing license is reported before invalid fields.
      await this.read(ctx, licenseId);
      return saveLicense(database, ctx, request, async (tx, fields) => {
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
