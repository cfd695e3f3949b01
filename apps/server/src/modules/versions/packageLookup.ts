import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { versionOrder } from '../../wordpress/versionOrder.ts';
import type { PackagesService } from '../packages/packages.service.ts';
import * as files from './packageFiles.store.ts';
import { describeFiles, type VersionPackage } from './reportMapping.rules.ts';
import { requireProduct, type VersionOwner } from './versionOwner.ts';
import * as store from './versions.store.ts';

/** Creates the functions that find products, package files and previous versions. */
export function createPackageLookup(db: Database, packages: PackagesService) {
  const findProduct = (ctx: RequestContext, owner: VersionOwner) =>
    db.withAccount(ctx, (tx) => requireProduct(tx, ctx.accountId, owner, { locks: false }));
  type Product = Awaited<ReturnType<typeof findProduct>>;

  /** Returns the files of a version's package. Inspects the package if they were not stored. */
  const readFiles = async (ctx: RequestContext, product: Product, row: store.VersionRow) => {
    const { kind, slug, id: productId } = product;
    const { id } = row;
    const stored = await db.withAccount(ctx, (tx) => files.findFiles(tx, ctx.accountId, id));
    if (stored) return stored;
    const result = await packages.inspect(ctx, productId, row, { kind, slug });
    if (!result?.ok) return undefined;
    const described = describeFiles(result.report);
    return db.withAccount(ctx, async (tx) => {
      // The version may have been deleted during the inspection.
      if (!(await store.findVersion(tx, ctx.accountId, productId, id))) return undefined;
      await files.insertFiles(tx, { version_id: id, account_id: ctx.accountId, ...described });
      return files.findFiles(tx, ctx.accountId, id);
    });
  };

  const findPrevious = async (
    ctx: RequestContext,
    product: Product,
    version: string,
  ): Promise<VersionPackage | undefined> => {
    const row = await db.withAccount(ctx, (tx) =>
      files.findPreviousVersion(tx, ctx.accountId, product.id, versionOrder(version)),
    );
    return row && { row, files: await readFiles(ctx, product, row) };
  };

  return { findProduct, readFiles, findPrevious };
}
