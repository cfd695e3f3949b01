import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Forgets an earlier run's results, so that only this run's can be read. */
export function clearResults(file) {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
}

/**
 * The counts in a file that vitest or jest wrote. A skipped test counts as failed
 * here, because nothing may be skipped; so does a file that failed to load.
 */
export function readJestCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const results = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = results.numPendingTests + (results.numTodoTests ?? 0);
  const unloaded = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = results.numFailedTests + skipped + unloaded;
  return { passed: results.numPassedTests, failed: failed || (results.success ? 0 : 1) };
}

/** The counts in a file that Playwright wrote; a flaky or skipped story counts as failed. */
export function readPlaywrightCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed };
}

/** One outcome for a command and its counts: a non-zero exit code never passes. */
export function outcomeOf({ code, output }, { passed, failed }) {
  if (code !== 0 && failed === 0) return { passed, failed: 1, output };
  return { passed, failed, output };
}
