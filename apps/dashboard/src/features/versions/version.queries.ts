import type { PackageReport, TemporaryLinksResponse } from '@pressdock/api';
import { productKeys } from '../../entities/product/product.queries.ts';
import { productUrls } from '../../entities/product/productUrls.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { atomFamily } from '../../shared/state.ts';
import type { VersionRef } from './versions.atoms.ts';

const sameVersion = (a: VersionRef, b: VersionRef) =>
  a.kind === b.kind && a.id === b.id && a.versionId === b.versionId;

/** Returns the cache key of a version. */
export const versionKey = ({ kind, id, versionId }: VersionRef) =>
  [...productKeys.one(kind, id), 'version', versionId] as const;

/** The package report of a version. */
export const packageReportAtoms = atomFamily(
  (ref: VersionRef) =>
    queryAtom<PackageReport>(() => ({
      queryKey: [...versionKey(ref), 'package'],
      queryFn: ({ signal }) => {
        const path = { id: ref.id, versionId: ref.versionId };
        return dataOf<PackageReport>(
          api.get(productUrls(ref.kind).packageReport, { params: { path }, signal }),
        );
      },
    })),
  sameVersion,
);

/** The temporary links to a version that still work. */
export const temporaryLinksAtoms = atomFamily(
  (ref: VersionRef) =>
    queryAtom<TemporaryLinksResponse>(() => ({
      queryKey: [...versionKey(ref), 'links'],
      queryFn: ({ signal }) => {
        const path = { id: ref.id, versionId: ref.versionId };
        return dataOf<TemporaryLinksResponse>(
          api.get(productUrls(ref.kind).links, { params: { path }, signal }),
        );
      },
    })),
  sameVersion,
);
