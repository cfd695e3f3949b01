import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Deletes the results of an earlier run, so that they cannot be mistaken for this run's. */
export function clearResults(file) {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
}

/**
 * Reads the counts from a results file of vitest or jest. Skipped tests and files that failed
 * to load count as failed, because no test may be skipped.
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

/** Reads the counts from a results file of Playwright. Flaky and skipped tests count as failed. */
export function readPlaywrightCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return { passed: stats.expected, failed };
}

/** Combines a command's exit code with its counts: a non-zero exit code never passes. */
export function outcomeOf({ code, output }, { passed, failed }) {
  if (code !== 0 && failed === 0) return { passed, failed: 1, output };
  return { passed, failed, output };
}
