import type { DownloadDetailResponse } from '@pressdock/api';
import { api } from '../../../shared/server/api.ts';
import { CallFailure, dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atomFamily } from '../../../shared/state.ts';

/** A page of a version's downloads; `account` is the id of the current account. */
export interface DownloadPage {
  account: string;
  versionId: string;
  page: number;
}

type Days = DownloadDetailResponse['data'];

function readPage(
  { account, versionId, page }: DownloadPage,
  signal: AbortSignal,
): Promise<DownloadDetailResponse> {
  const path = { uuid: account, versionUUID: versionId };
  return dataOf(
    api.get('/api/v2/analytics/{uuid}/downloads/details/{versionUUID}', {
      params: { path, query: { page } },
      signal,
    }),
  );
}

/** One page of a version's downloads, counted from 0. */
export const downloadPageAtoms = atomFamily(
  (target: DownloadPage) =>
    queryAtom<DownloadDetailResponse>(() => ({
      queryKey: ['downloads', target.account, target.versionId, target.page],
      queryFn: ({ signal }) => readPage(target, signal),
    })),
  (a, b) => a.account === b.account && a.versionId === b.versionId && a.page === b.page,
);

/** Reads every page of a version's downloads. */
export interface AllPages extends Omit<DownloadPage, 'page'> {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/**
 * Returns every day of a version's downloads, read page by page from 0 until `totalPages`; null if
 * a page fails.
 * @see specification, section 9, "Download detail"
 */
export async function readAllPages({
  signal,
  onProgress,
  ...version
}: AllPages): Promise<Days | null> {
  const days: Days = [];
  try {
    for (let page = 0, totalPages = 1; page < totalPages; page += 1) {
      const answer = await readPage({ ...version, page }, signal);
      totalPages = answer.totalPages;
      days.push(...answer.data);
      onProgress(page + 1, Math.max(totalPages, 1));
    }
    return days;
  } catch (cause) {
    if (cause instanceof CallFailure) return null;
    throw cause;
  }
}
