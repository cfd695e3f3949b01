import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import { parseVersionNumber } from '../../wordpress/versionNumber.ts';
import type { PackagesService } from '../packages/packages.service.ts';
import * as files from './packageFiles.store.ts';
import { describeFiles, type VersionPackage } from './reportMapping.rules.ts';
import type { VersionOwner } from './versionOwner.ts';
import * as store from './versions.store.ts';

/** Creates the functions that find products, package files and previous versions. */
export function createPackageLookup(db: Database, packages: PackagesService) {
  const findProduct = async (ctx: RequestContext, owner: VersionOwner) => {
    const id = parseId(owner.productId);
    const product = await db.withAccount(ctx, (tx) =>
      store.findProduct(tx, ctx.accountId, owner.kind, id),
    );
    if (!product) throw notFound();
    return { ...product, kind: owner.kind };
  };
  type Product = Awaited<ReturnType<typeof findProduct>>;

  /** Returns the files of a version's package. Inspects the package if they were not stored. */
  const readFiles = async (ctx: RequestContext, product: Product, row: store.VersionRow) => {
    const { id, version } = row;
    const { kind, slug } = product;
    const stored = await db.withAccount(ctx, (tx) => files.findFiles(tx, ctx.accountId, id));
    if (stored) return stored;
    const result = await packages.inspect(product.id, row, { kind, slug, version });
    if (!result?.ok) return undefined;
    const described = describeFiles(result.report);
    return db.withAccount(ctx, async (tx) => {
      // The version may have been deleted during the inspection.
      if (!(await store.findVersion(tx, ctx.accountId, product.id, id))) return undefined;
      await files.insertFiles(tx, { version_id: id, account_id: ctx.accountId, ...described });
      return files.findFiles(tx, ctx.accountId, id);
    });
  };

  const findPrevious = async (
    ctx: RequestContext,
    product: Product,
    version: string,
  ): Promise<VersionPackage | undefined> => {
    const number = parseVersionNumber(version);
    if (!number) return undefined;
    const row = await db.withAccount(ctx, (tx) =>
      files.findPreviousVersion(tx, ctx.accountId, product.id, number),
    );
    return row && { row, files: await readFiles(ctx, product, row) };
  };

  return { findProduct, readFiles, findPrevious };
}
