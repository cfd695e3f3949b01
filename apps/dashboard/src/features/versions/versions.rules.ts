import { VERSIONS_PAGE } from '@pressdock/api/limits';

/** What is known about loading the versions of a product. */
export interface VersionsLoading {
  isLoading: boolean;
  hasError: boolean;
  /** Whether the server has more versions than are shown. */
  showLoadMore: boolean;
  shown: number;
}

/**
 * Whether there is a "Load more" button: not while loading, after an error, at the end, or for an empty list.
 * @see specification, section 2, "Versions page"
 */
export function canLoadMore({ isLoading, hasError, showLoadMore, shown }: VersionsLoading) {
  return !isLoading && !hasError && showLoadMore && shown > 0;
}

/** Reads how many versions an address asks for (`?show=all`, `?show=25`); five without a good answer. */
export function versionsLimit(show: string | null): number {
  if (show === 'all') return VERSIONS_PAGE.max;
  if (show === null || !/^\d{1,3}$/.test(show)) return VERSIONS_PAGE.initial;
  return Math.min(Math.max(Number(show), VERSIONS_PAGE.initial), VERSIONS_PAGE.max);
}

/** What the address asks for after "Load more". */
export function nextVersionsLimit(limit: number): string {
  return String(Math.min(limit + VERSIONS_PAGE.more, VERSIONS_PAGE.max));
}

/** Whether sites are offered this version or a later one took its place. */
export function releaseStatus(version: string, latest: string | undefined) {
  return version === latest ? 'latest' : 'superseded';
}

interface Requirements {
  requires: string;
  requires_php: string;
}

/** What a version needs, as "WP 6.2 · PHP 8.1"; a dash when the package does not say. */
export function requirementsLabel({ requires, requires_php }: Requirements): string {
  const parts = [requires && `WP ${requires}`, requires_php && `PHP ${requires_php}`];
  return parts.filter(Boolean).join(' · ') || '–';
}

/** The version that sites are offered once another one is deleted; undefined when none is left. */
export function nextOffered(versions: readonly { version: string }[], deleted: string) {
  return versions.find(({ version }) => version !== deleted)?.version;
}
