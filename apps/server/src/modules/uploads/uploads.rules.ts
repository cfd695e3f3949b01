import { PLANS, STORAGE_QUOTAS } from '@pressdock/api/limits';
import { isLoopback } from '../../config.ts';

/** The storage that an account uses: bytes of packages and uploads, and open upload tickets. */
export interface StorageUsage {
  storedBytes: number;
  openTickets: number;
}

const quotas: ReadonlyMap<string, StorageUsage> = new Map(Object.entries(STORAGE_QUOTAS));

/** Returns the quota of a plan. An unknown plan has that of the default plan. */
export function quotaOf(plan: string): StorageUsage {
  return quotas.get(plan) ?? STORAGE_QUOTAS[PLANS.default];
}

/** Returns which quota of a plan an addition would exceed; undefined if none. */
export function findExceededQuota(
  plan: string,
  usage: StorageUsage,
  added: StorageUsage,
): keyof StorageUsage | undefined {
  const quota = quotaOf(plan);
  const exceeds = (name: keyof StorageUsage) =>
    added[name] > 0 && usage[name] + added[name] > quota[name];
  return (['storedBytes', 'openTickets'] as const).find(exceeds);
}

/** Returns the object key of an upload. `random` makes it unguessable. */
export function incomingKey(accountId: string, random: string, slug: string): string {
  return `incoming/${accountId}/${random}/${slug}.zip`;
}

/** Returns the object key in the URL of an upload; undefined for other URLs. */
export function parseUploadKey(s3Url: string): string | undefined {
  return /(?:^|\/)(incoming\/[0-9a-f-]{36}\/[0-9a-f]{32}\/[a-z0-9][a-z0-9-]{0,99}\.zip)$/.exec(
    s3Url,
  )?.[1];
}

/** Returns the object key of a product's package. */
export function packageKey(accountId: string, productId: string, sha256: string): string {
  return `pkg/${accountId}/${productId}/${sha256}.zip`;
}

/** Returns the product id in the key of a package; undefined for other keys. */
export function parseProductId(key: string): string | undefined {
  return /^pkg\/[0-9a-f-]{36}\/([0-9a-f-]{36})\//.exec(key)?.[1];
}

/**
 * Returns the upload URL with the host of the request if both are loopback hosts. A page that was
 * opened as `localhost` cannot post to `127.0.0.1`, and vice versa.
 */
export function reachableUrl(url: string, host: string | undefined): string {
  const target = new URL(url);
  if (!host || !isLoopback(target.hostname)) return url;
  const requested = URL.parse(`${target.protocol}//${host}`);
  if (!requested || !isLoopback(requested.hostname) || requested.port !== target.port) return url;
  return `${requested.origin}${target.pathname}`;
}
