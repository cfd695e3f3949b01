import type { ExplainOfferResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import type { ProductRef } from '../../entities/product/product.queries.ts';
import { refreshProductsAtom } from '../../entities/product/product.queries.ts';
import { api } from '../../shared/server/api.ts';
import { atom } from '../../shared/state.ts';
import type { VersionNotes } from './notes/versionForm.rules.ts';
import type { Site } from './preview/offerExplanation.rules.ts';
import { type ProductVersion, productPaths } from './versions.queries.ts';

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

/** Copies a version of another product of the account to this one. */
export const copyVersionAtom = atom(
  null,
  async (_get, set, { kind, id, sourceVersionId }: ProductRef & { sourceVersionId: string }) => {
    const result: Result<ProductVersion> = await api.post(productPaths[kind].copy, {
      params: { path: { id } },
      body: { sourceVersionId },
    });
    if (result.ok) await set(refreshProductsAtom, kind);
    return result;
  },
);

/** Asks what a site would be offered, and why not another version. */
export const explainOfferAtom = atom(
  null,
  async (_get, _set, { kind, id, question }: ProductRef & { question: Partial<Site> }) => {
    const result: Result<ExplainOfferResponse> = await api.get(productPaths[kind].explain, {
      params: { path: { id }, query: question },
    });
    return result;
  },
);
