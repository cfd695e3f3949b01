import type { Result } from '@pressdock/api/client';
import { refreshProductsAtom } from '../../../entities/product/product.queries.ts';
import { productUrls } from '../../../entities/product/productUrls.ts';
import { api } from '../../../shared/server/api.ts';
import { atom } from '../../../shared/state.ts';
import type { VersionRef } from '../versions.atoms.ts';
import type { ProductVersion } from '../versions.queries.ts';
import type { VersionNotes } from './versionForm.rules.ts';

/** Saves the notes of a version; its number and its package never change. */
export const editVersionAtom = atom(
  null,
  async (_get, set, { notes, ...ref }: VersionRef & { notes: Partial<VersionNotes> }) => {
    const { kind, id, versionId } = ref;
    const result: Result<ProductVersion> = await api.put(productUrls(kind).version, {
      params: { path: { id, versionId } },
      body: notes,
    });
    if (result.ok) await set(refreshProductsAtom, kind);
    return result;
  },
);
