import { readFile } from 'node:fs/promises';
import type { ProductKind, UpdaterFileResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import type { SigningKeys } from '../../licensing/signing/signingKeys.service.ts';
import type { PlatformsService } from '../../platforms/platforms.types.ts';
import { readProduct } from '../updates.store.ts';
import {
  listParts,
  type UpdaterFacts,
  type UpdaterPart,
  updaterFileName,
  writeUpdaterFile,
} from './updaterFile.rules.ts';

/** Returns the PHP file that makes one of the account's products check for updates. */
export type ReadUpdaterFile = (
  ctx: RequestContext,
  kind: ProductKind,
  id: string,
) => Promise<UpdaterFileResponse>;

const readPart = (part: UpdaterPart) =>
  readFile(new URL(`./php/${part}.php`, import.meta.url), 'utf8');

/** Returns an updater file with the PHP of its parts. */
export async function createUpdaterFile(facts: UpdaterFacts): Promise<UpdaterFileResponse> {
  const parts = await Promise.all(listParts(facts).map(readPart));
  return { name: updaterFileName(facts), code: writeUpdaterFile(facts, parts) };
}

/** Creates the function. @param publicUrl this server's URL for sites, without a trailing slash */
export function createUpdaterFileReader(options: {
  database: Database;
  signingKeys: SigningKeys;
  platforms: PlatformsService;
  publicUrl: string;
}): ReadUpdaterFile {
  const { database, signingKeys, platforms, publicUrl } = options;
  return async (ctx, kind, id) => {
    const productId = parseId(id);
    const found = await database.withAccount(ctx, (tx) => readProduct(tx, productId));
    const product = found?.product;
    if (product?.kind !== kind || product.account_id !== ctx.accountId) throw notFound();
    const issuesLicenses = product.require_purchase_code;
    const keys = issuesLicenses ? await signingKeys.list(ctx) : [];
    return createUpdaterFile({
      kind,
      id: product.id,
      slug: product.slug,
      name: product.name,
      accountId: product.account_id,
      publicUrl,
      issuesLicenses,
      checksPurchases: platforms.isGated(product),
      keys: new Map(keys.map(({ _id, publicKey }) => [_id, publicKey])),
    });
  };
}
