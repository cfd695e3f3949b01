import type { TemporaryLinksResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { productUrls } from '../../../entities/product/productUrls.ts';
import { api } from '../../../shared/server/api.ts';
import { queryClientAtom } from '../../../shared/server/query.ts';
import { atom } from '../../../shared/state.ts';
import { versionKey } from '../version.queries.ts';
import type { VersionRef } from '../versions.atoms.ts';

const linksKey = (ref: VersionRef) => [...versionKey(ref), 'links'];

/** Makes a link that downloads a version's package until it expires; answers its address. */
export const createTemporaryLinkAtom = atom(
  null,
  async (get, _set, { seconds, ...ref }: VersionRef & { seconds: number }) => {
    const path = { id: ref.id, versionId: ref.versionId };
    const params = { path, query: { lengthInSeconds: seconds } };
    const result: Result<string> = await api.post(productUrls(ref.kind).addLink, { params });
    if (result.ok) await get(queryClientAtom).invalidateQueries({ queryKey: linksKey(ref) });
    return result;
  },
);

/** Ends a link before its time, and says whether it is ended. One that is gone already counts as ended. */
export const revokeTemporaryLinkAtom = atom(
  null,
  async (get, _set, { linkId, ...ref }: VersionRef & { linkId: string }) => {
    const params = { path: { id: ref.id, versionId: ref.versionId, linkId } };
    const result = await api.delete(productUrls(ref.kind).link, { params });
    const isGone = result.ok || result.status === 404;
    if (!isGone) return false;
    const client = get(queryClientAtom);
    client.setQueryData<TemporaryLinksResponse>(linksKey(ref), (links) =>
      links?.filter(({ _id }) => _id !== linkId),
    );
    await client.invalidateQueries({ queryKey: linksKey(ref) });
    return true;
  },
);
