import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CALL_LIMITS, PLATFORM_CHECKS } from '@pressdock/api/limits';
import type { Database } from '../../db/database.ts';
import { createCircuitBreaker } from '../../load/circuitBreaker.ts';
import { createRateLimiter } from '../../load/rateLimiter.ts';
import { platformMessages, platformNames } from '../../ports/platforms.messages.ts';
import type {
  AskingSite,
  Platform,
  PlatformAnswer,
  PlatformKeyName,
} from '../../ports/platforms.ts';
import type { SecretsService } from '../../secrets/secrets.service.ts';
import type { PlatformsService, SoldProduct, Verdict } from './platforms.types.ts';
import { clear, type Known, kindest, learn, settled, withoutPlatform } from './verdict.rules.ts';
import { findVerdict, saveVerdict, type VerdictKey } from './verdicts.store.ts';

/** Consecutive failures before a platform is left alone for a while. */
const TOLERATED_FAILURES = 2;

const mostRemembered = 20_000;
const oldestMs = 60 * 24 * 60 * 60 * 1000;
const longestCode = 200;

/** One code of one product at one platform, about to be judged. */
interface Check {
  platform: Platform;
  product: SoldProduct;
  code: string;
  site: AskingSite;
  key: VerdictKey;
}

/** Codes are kept hashed, together with everything the answer was about: what changes asks anew. */
function hashOf(code: string, basis: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([code, ...basis]))
    .digest('hex');
}

/**
 * Makes the checks of codes at sales platforms.
 *
 * @param longestWaitMs how long a site waits for a platform before what is known decides
 */
export function createPlatformsService({
  db,
  platforms,
  secrets,
  onFailure,
  now = () => new Date(),
  longestWaitMs = PLATFORM_CHECKS.longestWaitMs,
}: {
  db: Database;
  platforms: readonly Platform[];
  secrets: SecretsService;
  onFailure: (error: unknown) => void;
  now?: () => Date;
  longestWaitMs?: number;
}): PlatformsService & { close(): Promise<void> } {
  const remembered = new Map<string, Known>();
  const asking = new Map<string, Promise<Known | string>>();
  const circuit = createCircuitBreaker({
    toleratedFailures: TOLERATED_FAILURES,
    pauseMs: PLATFORM_CHECKS.retryMs,
    probeMs: CALL_LIMITS.timeoutMs,
    now,
  });
  // Guessing codes must not exhaust a platform's own rate limit.
  const isWithinLimit = createRateLimiter({
    perMinute: PLATFORM_CHECKS.unknownPerMinute,
    now: () => now().getTime(),
  });

  const nameOf = ({ itemId, platform, codeHash }: VerdictKey) =>
    `${itemId} ${platform} ${codeHash}`;

  const remember = (name: string, known: Known) => {
    remembered.delete(name);
    remembered.set(name, known);
    const oldest = remembered.keys().next().value;
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  };

  /** A database that fails takes nothing away from a site: the platform is asked instead. */
  const recall = async (key: VerdictKey): Promise<Known | undefined> => {
    const name = nameOf(key);
    const known = remembered.get(name);
    if (known) return known;
    // Sites ask for no account; the key names the product.
    const row = await db.withSystem((tx) => findVerdict(tx, key)).catch(onFailure);
    // Another site's question may have been answered while this one was reading.
    const meanwhile = remembered.get(name);
    if (meanwhile || !row) return meanwhile;
    const found: Known = {
      verdict: row.verdict === 'valid' ? 'valid' : 'invalid',
      reason: row.reason,
      lastValidAt: row.last_valid_at,
      nextCheckAt: row.next_check_at,
    };
    remember(name, found);
    return found;
  };

  /** Only codes that were valid once are written down, so that guessing fills no table. */
  const keep = async ({ key, product }: Check, known: Known, moment: Date) => {
    remember(nameOf(key), known);
    const { verdict, reason, lastValidAt, nextCheckAt } = known;
    if (!lastValidAt) return;
    const row = {
      item_id: key.itemId,
      account_id: product.account_id,
      platform: key.platform,
      code_hash: key.codeHash,
      verdict,
      reason,
      checked_at: moment,
      last_valid_at: lastValidAt,
      next_check_at: nextCheckAt,
    };
    const oldest = new Date(moment.getTime() - oldestMs);
    await db.withSystem((tx) => saveVerdict(tx, row, oldest)).catch(onFailure);
  };

  const question = async ({ platform, product, code, site }: Check): Promise<PlatformAnswer> => {
    const readKey = (name: PlatformKeyName) => secrets.read(product.account_id, name);
    try {
      return await platform.ask({ product, code, site, now: now(), readKey });
    } catch (error) {
      onFailure(error);
      const reason = platformMessages.unclear(platformNames[platform.name]);
      return { answer: 'unavailable', reason };
    }
  };

  const ask = async (check: Check, before: Known | undefined): Promise<Known | string> => {
    const line = `${check.key.itemId} ${check.key.platform}`;
    const name = platformNames[check.platform.name];
    if (!before?.lastValidAt && !isWithinLimit(check.key.itemId))
      return platformMessages.busy(name);
    const obstacle = circuit.findObstacle(line);
    if (obstacle !== undefined) return obstacle;
    const answer = await question(check);
    if (answer.answer === 'unavailable') {
      circuit.recordFailure(line, answer.reason);
      return answer.reason;
    }
    circuit.recordSuccess(line);
    const moment = now();
    const known = learn(before, answer, moment);
    await keep(check, known, moment);
    return known;
  };

  /** However many sites ask with one code at once, the platform hears one question. */
  const askOnce = (check: Check, before: Known | undefined): Promise<Known | string> => {
    const name = nameOf(check.key);
    const running = asking.get(name);
    if (running) return running;
    const started = ask(check, before).finally(() => asking.delete(name));
    asking.set(name, started);
    return started;
  };

  const judge = async (check: Check): Promise<Verdict> => {
    const known = await recall(check.key);
    const verdict = settled(known, now());
    if (verdict) return verdict;
    const slow = platformMessages.slow(platformNames[check.platform.name]);
    const isAnswered = new AbortController();
    // What comes after the wait is remembered for the next time.
    const learned = await Promise.race([
      askOnce(check, known),
      pause(longestWaitMs, slow, { signal: isAnswered.signal }).catch(() => slow),
    ]);
    isAnswered.abort();
    return typeof learned === 'string' ? withoutPlatform(known, learned, now()) : clear(learned);
  };

  return {
    isGated: (product) => platforms.some((platform) => platform.basis(product, {}) !== undefined),
    async verify(product, given, site) {
      const code = given.trim();
      const checks = platforms.flatMap((platform): Check[] => {
        const basis = platform.basis(product, site);
        if (!basis) return [];
        const key = { itemId: product.id, platform: platform.name, codeHash: hashOf(code, basis) };
        return [{ platform, product, code, site, key }];
      });
      if (code === '' || code.length > longestCode) {
        const reasons = checks.map(({ platform }) =>
          platformMessages.unknownCode(platformNames[platform.name]),
        );
        return { verdict: 'refused', reason: reasons.join(' ') };
      }
      return kindest(await Promise.all(checks.map(judge)));
    },
    async close() {
      await Promise.allSettled(asking.values());
    },
  };
}
