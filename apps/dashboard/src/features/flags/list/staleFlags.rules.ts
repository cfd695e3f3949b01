import { FLAG_STALE_REASONS, type FlagResponse, type FlagStaleReason } from '@pressdock/api';

/** Flags whose code can be removed for the same reason. */
export interface StaleGroup {
  reason: FlagStaleReason;
  identifiers: string[];
}

/** Returns the identifiers of stale flags by reason, without reasons that no flag has. */
export function staleGroups(
  flags: readonly Pick<FlagResponse, 'stale' | 'identifier'>[],
): StaleGroup[] {
  return FLAG_STALE_REASONS.map((reason) => ({
    reason,
    identifiers: flags
      .filter(({ stale }) => stale === reason)
      .map(({ identifier }) => identifier)
      .sort(),
  })).filter(({ identifiers }) => identifiers.length > 0);
}
