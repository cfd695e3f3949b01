import type { ActivationListResponse, ActivationResponse } from '@pressdock/api';
import { ACTIVATIONS_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import { getUncountedReason } from '../../../wordpress/siteDomain.ts';
import * as store from './activations.store.ts';

/** Lists and deletes the activations of a license. */
export type ActivationsService = ReturnType<typeof createActivationsService>;

function toResponse(row: store.ActivationRow): ActivationResponse {
  return {
    _id: row.id,
    domain: row.domain,
    counts: row.counts,
    reason: row.counts ? null : (getUncountedReason(row.domain) ?? null),
    pluginVersion: row.plugin_version,
    firstSeenAt: row.first_seen_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  };
}

/** Creates the service. */
export function createActivationsService(database: Database) {
  return {
    /** Returns a page of a license's activations, most recently seen first. */
    list(ctx: RequestContext, licenseId: string, page = 0): Promise<ActivationListResponse> {
      const id = parseId(licenseId);
      const { size } = ACTIVATIONS_PAGE;
      return database.withAccount(ctx, async (tx) => {
        const license = await store.findCounts(tx, ctx.accountId, id);
        if (!license) throw notFound();
        const window = { limit: size, offset: page * size };
        const rows = await store.listActivations(tx, ctx.accountId, id, window);
        const { site_count: siteCount, active_sites: activationCount } = license;
        const pages = Math.ceil(siteCount / size);
        return { results: rows.map(toResponse), pages, siteCount, activationCount };
      });
    },

    /** Deletes an activation. The site may activate the license again. */
    async remove(ctx: RequestContext, licenseId: string, id: string): Promise<void> {
      const activation = { licenseId: parseId(licenseId), id: parseId(id) };
      const isDeleted = await database.withAccount(ctx, (tx) =>
        store.deleteActivation(tx, ctx.accountId, activation),
      );
      if (!isDeleted) throw notFound();
    },
  };
}
