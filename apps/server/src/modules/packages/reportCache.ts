import { LRUCache } from 'lru-cache';
import type { PackagePurpose, PackageReport } from './inspection.ts';

/** An author checks an upload and then publishes it, usually within minutes. */
const MAX_AGE_MS = 15 * 60 * 1000;
const MAX_BYTES = 16 * 1024 * 1024;
/** A listed file takes about as much memory as its path and an array of two numbers. */
const BYTES_PER_FILE = 64;

/** Caches the reports of inspected packages, so that checking and publishing inspect them once. */
export interface ReportCache {
  get(objectKey: string, purpose: PackagePurpose): PackageReport | undefined;
  set(objectKey: string, purpose: PackagePurpose, report: PackageReport): void;
}

/** Creates a cache that is limited by memory and age. */
export function createReportCache(): ReportCache {
  const cache = new LRUCache<string, PackageReport>({
    maxSize: MAX_BYTES,
    sizeCalculation: measureReport,
    ttl: MAX_AGE_MS,
  });
  // The warnings of a report depend on the product.
  const keyOf = (objectKey: string, { kind, slug }: PackagePurpose) =>
    `${objectKey} ${kind} ${slug ?? ''}`;
  return {
    get: (objectKey, purpose) => cache.get(keyOf(objectKey, purpose)),
    set: (objectKey, purpose, report) => void cache.set(keyOf(objectKey, purpose), report),
  };
}

/** Returns about how many bytes of memory a report takes. */
function measureReport({ files, readme, headers, warnings }: PackageReport): number {
  const texts = JSON.stringify({ readme, headers, warnings }).length;
  return files.reduce((sum, [path]) => sum + path.length * 2 + BYTES_PER_FILE, texts * 2);
}
