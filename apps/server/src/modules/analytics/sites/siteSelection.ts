import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { invalid } from '../../../errors.ts';
import { withAnalytics } from '../../../permissions/withAnalytics.ts';
import { parseSiteFilter, type SiteFilter } from '../../../snapshots/siteFilter.rules.ts';
import { analyticsMessages } from '../analytics.messages.ts';
import type { Scope } from '../days/analyticsDays.store.ts';
import { selectProducts } from '../products.store.ts';

/** The sites that a call is about: those of a day and of one product or all, that match all filters. */
export interface SiteSelection {
  project: string;
  product: string | undefined;
  date: string;
  filters: readonly SiteFilter[];
}

/** Parses the filters of a call. @throws {Refusal} "invalid" for an invalid one */
export function parseFilters(filter: string | readonly string[] | undefined): SiteFilter[] {
  return [filter ?? []].flat().map((text) => {
    const parsed = parseSiteFilter(text);
    if (!parsed) throw invalid(analyticsMessages.filter);
    return parsed;
  });
}

/** Returns the products of a selection, if the person may read the analytics of the account. */
export function scopeOf(
  db: Database,
  ctx: RequestContext,
  { project, product }: Pick<SiteSelection, 'project' | 'product'>,
): Promise<Scope> {
  return withAnalytics(db, ctx, project, async (tx) => ({
    accountId: ctx.accountId,
    productIds: await selectProducts(tx, ctx.accountId, product),
  }));
}
