import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/api.ts';
import { atom } from '../../shared/state.ts';
import { refreshProductsAtom } from './products.atoms.ts';
import { type ProductRef, type ProductVersion, productPaths } from './products.queries.ts';
import type { VersionNotes } from './versionForm.rules.ts';

/** Which version is meant. */
export interface VersionRef extends ProductRef {
  versionId: string;
}

/** Saves the notes of a version; its number and its package never change. */
export const editVersionAtom = atom(
  null,
  async (_get, set, { notes, ...ref }: VersionRef & { notes: Partial<VersionNotes> }) => {
    const { kind, id, versionId } = ref;
    const result: Result<ProductVersion> = await api.put(productPaths[kind].version, {
      params: { path: { id, versionId } },
      body: notes,
    });
    if (result.ok) await set(refreshProductsAtom, kind);
    return result;
  },
);

/** Deletes a version with its package. One that is gone already counts as deleted. */
export const deleteVersionAtom = atom(
  null,
  async (_get, set, { kind, id, versionId }: VersionRef) => {
    const path = { id, versionId };
    const result = await api.delete(productPaths[kind].version, { params: { path } });
    const isGone = result.ok || result.status === 404;
    if (isGone) await set(refreshProductsAtom, kind);
    return isGone;
  },
);

/** Makes a link that downloads a version's package until it expires; answers its address. */
export const createTemporaryLinkAtom = atom(
  null,
  async (_get, _set, { kind, id, versionId, seconds }: VersionRef & { seconds: number }) => {
    const params = { path: { id, versionId }, query: { lengthInSeconds: seconds } };
    const result: Result<string> = await api.post(productPaths[kind].link, { params });
    return result;
  },
);
