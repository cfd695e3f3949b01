import type { Result } from '@pressdock/api/client';
import type { ProductRef } from '../../entities/product/product.queries.ts';
import { refreshProductsAtom } from '../../entities/product/product.queries.ts';
import { productUrls } from '../../entities/product/productUrls.ts';
import { api } from '../../shared/server/api.ts';
import { atom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { versionsMessages } from './versions.messages.ts';
import type { ProductVersion } from './versions.queries.ts';

/** Identifies a version. */
export interface VersionRef extends ProductRef {
  versionId: string;
}

/** Deletes a version with its package. A missing version counts as deleted. */
export const deleteVersionAtom = atom(
  null,
  async (_get, set, { kind, id, versionId }: VersionRef) => {
    const path = { id, versionId };
    const result = await api.delete(productUrls(kind).version, { params: { path } });
    const isGone = result.ok || result.status === 404;
    if (isGone) await set(refreshProductsAtom, kind);
    return isGone;
  },
);

/** Offers an imported version to sites. Shows the result, because a menu closes at once. */
export const offerVersionAtom = atom(
  null,
  async (_get, set, { kind, id, versionId }: VersionRef) => {
    const { table: words } = versionsMessages(kind);
    const result: Result<ProductVersion> = await api.put(productUrls(kind).version, {
      params: { path: { id, versionId } },
      body: { isOffered: true },
    });
    if (result.ok) await set(refreshProductsAtom, kind);
    toasts.add(
      result.ok
        ? { title: words.offered(result.data.version), tone: 'positive' }
        : { title: words.offerFailed, tone: 'critical' },
    );
  },
);

/** Copies a version of another product of the account to a product. */
export const copyVersionAtom = atom(
  null,
  async (_get, set, { kind, id, sourceVersionId }: ProductRef & { sourceVersionId: string }) => {
    const result: Result<ProductVersion> = await api.post(productUrls(kind).copyVersion, {
      params: { path: { id } },
      body: { sourceVersionId },
    });
    if (result.ok) await set(refreshProductsAtom, kind);
    return result;
  },
);
