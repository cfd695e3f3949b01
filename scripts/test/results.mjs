import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Deletes the results of an earlier run, so that they cannot be mistaken for this run's. */
export function clearResults(file) {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
}

/** Escape sequences that color a terminal's text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const colors = /\u001b\[[\d;]*m/g;
const messageLines = 8;

/** Returns a failed test as text: its name and the first lines of its error. */
function reportOf(name, message = '') {
  const lines = message.replace(colors, '').trim().split('\n').slice(0, messageLines);
  return [`× ${name}`, ...lines.map((line) => `  ${line}`)].join('\n');
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
  const failures = results.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) return [reportOf(name, message)];
    return tests.map((test) => reportOf(`${name} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: results.numPassedTests, failed: failed || (results.success ? 0 : 1), failures };
}

/** Returns the specs of Playwright's nested suites. */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Reads the counts from a results file of Playwright. Flaky and skipped tests count as failed. */
export function readPlaywrightCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  const failures = specsOf({ suites })
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file: name, line, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return reportOf(`${name}:${line} › ${title}`, messages.find(Boolean));
    });
  return { passed: stats.expected, failed, failures };
}

/**
 * Combines a command's exit code with its counts: a non-zero exit code never passes. The output begins with
 * the failed tests, because its end is often far away.
 */
export function outcomeOf({ code, output }, { passed, failed, failures = [] }) {
  const report = [...failures, output].join('\n\n');
  if (code !== 0 && failed === 0) return { passed, failed: 1, output: report };
  return { passed, failed, output: report };
}
