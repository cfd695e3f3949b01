import type { DemoProduct } from './demoProduct.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_BETWEEN_RELEASES = 21;
const OFFICE_HOUR_MS = 9.5 * 60 * 60 * 1000;

/** When a release came out and how often it was downloaded: more for those that were newest longer ago than recent. */
export function historyOf(
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

/** The downloads of the last fifteen days, oldest first: fewer at weekends, together at most half of all. */
export function recentDownloads(total: number, today: Date): { day: string; downloads: number }[] {
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

function daysAgo(product: DemoProduct, place: number): number {
  return product.newestIsDaysOld + place * DAYS_BETWEEN_RELEASES + ((place * 5) % 9);
}
