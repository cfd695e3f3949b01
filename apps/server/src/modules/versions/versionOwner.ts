import type { ProductKind } from '@pressdock/api';
import type { AccountTransaction } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import * as store from './versions.store.ts';

/** The product that the versions belong to. */
export interface VersionOwner {
  kind: ProductKind;
  productId: string;
}

/** Returns the product. Throws if the account has none. @param locks locks it */
export async function requireProduct(
  tx: AccountTransaction,
  accountId: string,
  { kind, productId }: VersionOwner,
  { locks }: { locks: boolean },
) {
  const product = await store.findProduct(tx, accountId, kind, parseId(productId), locks);
  if (!product) throw notFound();
  return { ...product, kind };
}
