import type { ArchiveHeader } from '../archive/records.ts';
import { ARCHIVE_VERSION } from '../archive/records.ts';

/** Returns why this version cannot restore a backup; undefined if it can. */
export function findIncompatibility(
  { version, product, migrations }: ArchiveHeader,
  known: readonly string[],
  currentProduct: string,
): string | undefined {
  const isKnown = migrations.length > 0 && migrations.every((name, index) => name === known[index]);
  if (version <= ARCHIVE_VERSION && isKnown) return undefined;
  return `Pressdock ${product} made this backup, and its database is newer than this version (${currentProduct}). Restore it with Pressdock ${product} or newer.`;
}

/** Returns whether migrations lead from those that were applied to a database to those of a backup. */
export function canMigrateTo(migrations: readonly string[], applied: readonly string[]): boolean {
  return applied.every((name, index) => name === migrations[index]);
}

/** Returns why the secrets in a backup could not be decrypted; undefined if they can. */
export function findMissingKeys(
  needed: readonly string[],
  available: readonly string[],
  dataFolder: string,
): string | undefined {
  const missing = needed.filter((id) => !available.includes(id));
  if (missing.length === 0) return undefined;
  const have =
    available.length > 0
      ? `The keys here are ${available.join(' and ')}.`
      : 'There is no key here.';
  return `Secrets in the backup were encrypted with the master key ${missing.join(' and ')}. ${have} Set PRESSDOCK_MASTER_KEY to that key, or copy master.key from the data folder of the server to ${dataFolder}. If the key is lost, set PRESSDOCK_MASTER_KEY_LOST=1 for the restore and for the first start; everything except these secrets is restored.`;
}
