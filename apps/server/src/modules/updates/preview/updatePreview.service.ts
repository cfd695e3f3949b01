import type { ExplainOfferResponse, ProductKind } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import type { SiteAccessService } from '../access/siteAccess.service.ts';
import { readProduct } from '../updates.store.ts';
import { previewOffer } from './updatePreview.rules.ts';

/** A site as the product's owner describes it. */
export interface DescribedSite {
  installed_version?: string | undefined;
  php?: string | undefined;
  wordpress?: string | undefined;
  license?: string | undefined;
  domain?: string | undefined;
}

/** Returns which version a site would be offered, and why. For the product's owner. */
export type PreviewUpdate = (
  ctx: RequestContext,
  kind: ProductKind,
  id: string,
  site: DescribedSite,
) => Promise<ExplainOfferResponse>;

/** Creates the function. */
export function createUpdatePreview(
  database: Database,
  siteAccess: SiteAccessService,
): PreviewUpdate {
  return async (ctx, kind, id, site) => {
    const productId = parseId(id);
    const found = await database.withAccount(ctx, (tx) => readProduct(tx, productId));
    const product = found?.product;
    if (product?.kind !== kind || product.account_id !== ctx.accountId) throw notFound();
    const access = await siteAccess.preview(ctx, product, {
      code: site.license?.trim() || undefined,
      domain: site.domain?.trim() || undefined,
      version: site.installed_version,
    });
    const facts = {
      installedVersion: site.installed_version?.trim() || undefined,
      phpVersion: site.php?.trim() || undefined,
      wordpressVersion: site.wordpress?.trim() || undefined,
    };
    return previewOffer(facts, product.versions, access);
  };
}
