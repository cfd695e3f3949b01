import type { DemoProduct } from './demoProduct.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_BETWEEN_RELEASES = 21;
const OFFICE_HOUR_MS = 9.5 * 60 * 60 * 1000;

/** Creates each release's date and number of downloads. */
export function createHistory(
  product: DemoProduct,
  now: Date,
): { version: string; releasedAt: Date; downloads: number }[] {
  const today = now.getTime() - (now.getTime() % DAY_MS);
  const newest = product.releases.length - 1;
  const weights = product.releases.map((_release, index) => 10 + index * 3 + ((index * 7) % 11));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return product.releases.map(([version], index) => ({
    version,
    releasedAt: new Date(today + OFFICE_HOUR_MS - daysAgo(product, newest - index) * DAY_MS),
    downloads: Math.round((product.downloads * (weights[index] ?? 0)) / total),
  }));
}

/**
 * Creates the downloads of the last 15 days, oldest first: fewer on weekends, and in total at most half
 * of all downloads.
 */
export function createRecentDownloads(
  total: number,
  today: Date,
): { day: string; downloads: number }[] {
  const usual = Math.max(1, Math.floor(total / 40));
  return Array.from({ length: 15 }, (_, index) => {
    const date = new Date(today.getTime() - (14 - index) * DAY_MS);
    const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
    const downloads = isWeekend
      ? Math.ceil(usual / 2)
      : usual + ((index * 13) % Math.ceil(usual / 2 + 1));
    return { day: date.toISOString().slice(0, 10), downloads };
  }).filter(() => total >= 15);
}

function daysAgo(product: DemoProduct, newerReleases: number): number {
  return (
    product.newestIsDaysOld + newerReleases * DAYS_BETWEEN_RELEASES + ((newerReleases * 5) % 9)
  );
}
