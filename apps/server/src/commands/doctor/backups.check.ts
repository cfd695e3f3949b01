import { backupKeyVariable, readBackupKey } from '../archive/backupKey.ts';
import { type CheckResult, type Examined, reasonOf, resultsOf } from './check.ts';
import type { DatabaseFacts } from './databaseFacts.store.ts';

const results = resultsOf('backups');
/** A daily backup that takes up to half a day. */
const lateMs = 36 * 60 * 60 * 1000;
const instructions = 'See docs/operating/backup.md, unless you back up in another way.';

/** Judges when the newest complete backup was started; `null` if there is none. */
export function judgeBackup(startedAt: Date | null, now: Date): CheckResult {
  if (startedAt === null) {
    return results.warning('pressdock backup has made no complete backup.', instructions);
  }
  const message = `The newest complete backup was started at ${startedAt.toISOString()}.`;
  if (now.getTime() - startedAt.getTime() <= lateMs) return results.ok(message);
  const remedy = 'The output of pressdock backup says why; see docs/operating/backup.md.';
  return results.warning(message, remedy);
}

function checkKey(settings: NodeJS.ProcessEnv): CheckResult {
  if (!settings[backupKeyVariable]?.trim()) {
    return results.warning(`${backupKeyVariable} is not set.`, instructions);
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
export function checkBackups({ settings }: Examined, facts?: DatabaseFacts): CheckResult[] {
  const key = checkKey(settings);
  if (facts?.backedUpAt === undefined) return [key];
  return [key, judgeBackup(facts.backedUpAt, new Date())];
}
