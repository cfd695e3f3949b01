import type { DomainListResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';

const PAUSE_SECONDS = 2;

/** How pages are loaded, and how to wait when there were too many requests. */
export interface PageReader {
  load: (page: number) => Promise<Result<DomainListResponse>>;
  wait: (seconds: number) => Promise<void>;
}

/**
 * Reads all pages of a list, and passes each to `onPage`. Long lists exceed the rate limit: the page is then
 * loaded again after the time that the server says. Returns whether all pages were read.
 */
export async function readPages(
  { load, wait }: PageReader,
  onPage: (results: DomainListResponse['results']) => void,
): Promise<boolean> {
  for (let page = 1, pages = 1; page <= pages; ) {
    const result = await load(page);
    if (result.ok) {
      onPage(result.data.results);
      pages = result.data.totalPages;
      page += 1;
    } else if (result.status === 429) {
      await wait(result.retryAfterSeconds ?? PAUSE_SECONDS);
    } else return false;
  }
  return true;
}
