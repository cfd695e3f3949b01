import { PLATFORM_CHECKS } from '@pressdock/api/limits';

/**
 * Counts the questions about codes that were never valid: true while a product's are within
 * `PLATFORM_CHECKS.unknownPerMinute`. Somebody who guesses does not use the platform's patience up.
 */
export function createUnknownLimit(now: () => Date): (itemId: string) => boolean {
  let counts = new Map<string, number>();
  let minute = 0;
  return (itemId) => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) {
      counts = new Map();
      minute = current;
    }
    const count = (counts.get(itemId) ?? 0) + 1;
    counts.set(itemId, count);
    return count <= PLATFORM_CHECKS.unknownPerMinute;
  };
}
