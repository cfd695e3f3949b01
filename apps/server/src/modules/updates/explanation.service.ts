import type { ExplainOfferResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { ItemKind } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import { explainOffer } from './explanation.rules.ts';
import type { SiteAccessService } from './siteAccess.service.ts';
import { readProduct } from './updates.store.ts';

/** A site as its product's owner describes it; what is left out is unknown. */
export interface DescribedSite {
  installed_version?: string | undefined;
  php?: string | undefined;
  wordpress?: string | undefined;
  license?: string | undefined;
  domain?: string | undefined;
}

/** Says to a product's owner what a site would be offered, and why. */
export type OfferExplainer = (
  ctx: RequestContext,
  kind: ItemKind,
  id: string,
  site: DescribedSite,
) => Promise<ExplainOfferResponse>;

/** Make the explainer. */
export function createOfferExplainer(
  database: Database,
  siteAccess: SiteAccessService,
): OfferExplainer {
  return async (ctx, kind, id, site) => {
    const known = parseId(id);
    const product = await database.withAccount(ctx, (tx) => readProduct(tx, known));
    if (product?.kind !== kind || product.account_id !== ctx.accountId) throw notFound();
    const access = await siteAccess.foresee(ctx, product, {
      code: site.license?.trim() || undefined,
      domain: site.domain?.trim() || undefined,
      version: site.installed_version,
    });
    const facts = {
      installedVersion: site.installed_version?.trim() || undefined,
      phpVersion: site.php?.trim() || undefined,
      wordpressVersion: site.wordpress?.trim() || undefined,
    };
    return explainOffer(facts, product.versions, access);
  };
}
