import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PLATFORM_CHECKS } from '@pressdock/api/limits';
import type { Database } from '../../db/database.ts';
import type { ShareCount } from '../../load/shareCount.ts';
import { platformMessages, platformNames } from '../../ports/platforms.messages.ts';
import type { Platform } from '../../ports/platforms.ts';
import type { SecretsService } from '../../secrets/secrets.service.ts';
import { createPlatformCaller, type PlatformCheck } from './platformCaller.ts';
import type { PlatformsService, Verdict } from './platforms.types.ts';
import {
  findBestVerdict,
  findFreshVerdict,
  findVerdictOffline,
  toVerdict,
} from './verdict.rules.ts';
import { createVerdictCache } from './verdictCache.ts';

const maxCodeLength = 200;

/** Returns the hash of a code and its basis, so that a changed setting verifies the code again. */
function hashCode(code: string, basis: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([code, ...basis]))
    .digest('hex');
}

/**
 * Creates the service.
 * @param longestWaitMs how long a site waits for a platform before the stored verdict decides
 */
export function createPlatformsService({
  db,
  platforms,
  secrets,
  shareCount,
  onFailure,
  now = () => new Date(),
  longestWaitMs = PLATFORM_CHECKS.longestWaitMs,
}: {
  db: Database;
  platforms: readonly Platform[];
  secrets: SecretsService;
  shareCount?: ShareCount | undefined;
  onFailure: (error: unknown) => void;
  now?: () => Date;
  longestWaitMs?: number;
}): PlatformsService & { close(): Promise<void> } {
  const verdicts = createVerdictCache(db, onFailure);
  const caller = createPlatformCaller({ verdicts, secrets, shareCount, onFailure, now });

  const check = async (one: PlatformCheck): Promise<Verdict> => {
    const known = await verdicts.find(one.key);
    const fresh = findFreshVerdict(known, now());
    if (fresh) return fresh;
    const slow = platformMessages.slow(platformNames[one.platform.name]);
    const timeout = new AbortController();
    // A late result is stored for the next check.
    const result = await Promise.race([
      caller.call(one, known),
      pause(longestWaitMs, slow, { signal: timeout.signal }).catch(() => slow),
    ]);
    timeout.abort();
    return typeof result === 'string'
      ? findVerdictOffline(known, result, now())
      : toVerdict(result);
  };

  return {
    isGated: (product) => platforms.some((platform) => platform.basis(product, {}) !== undefined),
    async verify(product, text, site) {
      const code = text.trim();
      const checks = platforms.flatMap((platform): PlatformCheck[] => {
        const basis = platform.basis(product, site);
        if (!basis) return [];
        const codeHash = hashCode(code, basis);
        const key = { productId: product.id, platform: platform.name, codeHash };
        return [{ platform, product, code, site, key }];
      });
      if (code === '' || code.length > maxCodeLength) {
        const reasons = checks.map(({ platform }) =>
          platformMessages.unknownCode(platformNames[platform.name]),
        );
        return { verdict: 'refused', reason: reasons.join(' ') };
      }
      return findBestVerdict(await Promise.all(checks.map(check)));
    },
    close: caller.close,
  };
}
