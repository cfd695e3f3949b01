import { backupKeyVariable, readBackupKey } from '../archive/backupKey.ts';
import { operatingPage } from '../operatingPage.ts';
import { type CheckResult, type Examined, reasonOf, resultsOf } from './check.ts';
import type { DatabaseFacts } from './databaseFacts.store.ts';

const results = resultsOf('backups');
/** A daily backup that takes up to half a day. */
const lateMs = 36 * 60 * 60 * 1000;
const instructionsOf = (page: string) => `See ${page}, unless you back up in another way.`;

/**
 * Judges when the newest complete backup was started; `null` if there is none.
 * @param page the address of the instructions
 */
export function judgeBackup(startedAt: Date | null, now: Date, page: string): CheckResult {
  if (startedAt === null) {
    return results.warning('pressdock backup has made no complete backup.', instructionsOf(page));
  }
  const message = `The newest complete backup was started at ${startedAt.toISOString()}.`;
  if (now.getTime() - startedAt.getTime() <= lateMs) return results.ok(message);
  const remedy = `The output of pressdock backup says why; see ${page}.`;
  return results.warning(message, remedy);
}

function checkKey(settings: NodeJS.ProcessEnv, page: string): CheckResult {
  if (!settings[backupKeyVariable]?.trim()) {
    return results.warning(`${backupKeyVariable} is not set.`, instructionsOf(page));
  }
  try {
    readBackupKey(settings);
    return results.ok('The key is valid.');
  } catch (error) {
    const remedy = 'Create a key with "openssl rand -base64 32".';
    return results.failed(`${reasonOf(error)}.`, remedy);
  }
}

/** Examines the key of backups, and when the newest one was started if the database could be read. */
export function checkBackups(examined: Examined, facts?: DatabaseFacts): CheckResult[] {
  const page = operatingPage(examined.config, 'backup');
  const key = checkKey(examined.settings, page);
  if (facts?.backedUpAt === undefined) return [key];
  return [key, judgeBackup(facts.backedUpAt, new Date(), page)];
}
