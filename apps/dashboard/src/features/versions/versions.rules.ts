import { fullVersion } from '@pressdock/api';

/** The loading state of a list of versions. */
export interface VersionsLoading {
  isLoading: boolean;
  hasError: boolean;
  /** Whether the server has more versions than the list shows. */
  showLoadMore: boolean;
  count: number;
}

/**
 * Returns whether to show "Load more": not while loading, after an error, at the end, or for an
 * empty list.
 * @see specification, section 2, "Versions page"
 */
export function canLoadMore({ isLoading, hasError, showLoadMore, count }: VersionsLoading) {
  return !isLoading && !hasError && showLoadMore && count > 0;
}

/** Returns whether sites are not offered a version, or it is the latest or was superseded. */
export function releaseStatus(
  { version, isOffered }: { version: string; isOffered: boolean },
  latest: string | undefined,
) {
  if (!isOffered) return 'notOffered';
  return version === latest ? 'latest' : 'superseded';
}

/** Returns the version in a package, with its full form if that differs: "1.8 (1.8.0)". */
export function formatVersion(version: string): string {
  const full = fullVersion(version);
  return full === version ? version : `${version} (${full})`;
}

interface Requirements {
  requires: string;
  requires_php: string;
}

/** Returns the requirements of a version as "WP 6.2 · PHP 8.1"; a dash if there are none. */
export function requirementsLabel({ requires, requires_php }: Requirements): string {
  const parts = [requires && `WP ${requires}`, requires_php && `PHP ${requires_php}`];
  return parts.filter(Boolean).join(' · ') || '–';
}

/**
 * Returns the version that sites are offered once another one is deleted; undefined if none is
 * left.
 */
export function nextOffered(
  versions: readonly { version: string; isOffered: boolean }[],
  deleted: string,
) {
  return versions.find(({ version, isOffered }) => isOffered && version !== deleted)?.version;
}
