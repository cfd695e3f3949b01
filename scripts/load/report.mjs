import { findBottlenecks } from './rules.mjs';

const digits = (value) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 2);
const format = (value) =>
  Number.isFinite(value)
    ? value.toLocaleString('en-US', { maximumFractionDigits: digits(value) })
    : '–';

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const countOf = (failures) => Object.values(failures).reduce((sum, count) => sum + count, 0);

/** Returns how many requests of a run failed or had no response. */
export function countErrors({ kinds, unanswered }) {
  const failed = Object.values(kinds).reduce((sum, { failures }) => sum + countOf(failures), 0);
  return failed + unanswered;
}

/** Returns the lines about what a run measured. */
export function writeRun(run) {
  const requests = Object.entries(run.kinds).map(([name, kind]) => [
    name,
    ...[kind.perSecond, kind.count, kind.p50, kind.p95, kind.p99, kind.max].map(format),
    format(countOf(kind.failures)),
  ]);
  const seriesOf = (name, { start, middle, end, max, slopePerHour, boundPerHour, verdict }) => [
    name,
    ...[start, middle, end, max].map(format),
    verdict === 'too short to tell' ? '' : format(slopePerHour),
    Number.isFinite(boundPerHour) ? `${verdict} (bound ${boundPerHour})` : '',
  ];
  const { servers, use, ...others } = run.watched;
  const series = servers.flatMap((server, index) =>
    Object.entries(server).map(([name, one]) => seriesOf(`server ${index + 1} ${name}`, one)),
  );
  const share = (name) => `${name} ${format(use[name] * 100)}%`;
  const failures = Object.entries(run.kinds)
    .filter(([, kind]) => countOf(kind.failures) > 0)
    .map(([name, kind]) => `${name}: ${JSON.stringify(kind.failures)}`);
  return [
    `Sites: ${format(run.sites)} (× ${run.factor}), ${run.minutes} min`,
    table([
      ['kind', '1/s', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'errors'],
      ...requests,
    ]),
    '',
    table([
      ['over time', 'start', 'middle', 'end', 'max', 'slope/h', ''],
      ...series,
      ...Object.entries(others).map(([name, one]) => seriesOf(name, one)),
    ]),
    '',
    `Average use: ${Object.keys(use)
      .filter((name) => name !== 'generatorMs')
      .map(share)
      .join(', ')}`,
    `The load generator started requests at most ${format(use.generatorMs)} ms late (p99).`,
    ...(run.unanswered > 0 ? [`${run.unanswered} requests had no response at the end.`] : []),
    ...failures,
  ].join('\n');
}

/** Returns what grew by more than its bound per hour. */
function listGrowth({ servers }) {
  return servers.flatMap((server, index) =>
    Object.entries(server)
      .filter(([, { verdict }]) => verdict === 'grows')
      .map(
        ([name, one]) =>
          `${name} of server ${index + 1} grew by ${format(one.slopePerHour)} per hour (bound ${one.boundPerHour})`,
      ),
  );
}

/** Returns what failed in a run and which resource was exhausted; undefined if the run succeeded. */
export function explainFailure(run, bound) {
  const { p99 } = run.kinds.check;
  const errors = countErrors(run);
  const reasons = [
    ...(p99 > bound ? [`the p99 of update checks was ${format(p99)} ms (bound ${bound} ms)`] : []),
    ...(errors > 0 ? [`${errors} requests failed`] : []),
    ...listGrowth(run.watched),
  ];
  if (reasons.length === 0) return undefined;
  const found = findBottlenecks(run.watched.use);
  const bottleneck =
    found.length === 0 ? 'No resource was exhausted.' : `Exhausted: ${found.join('; ')}.`;
  return `At × ${run.factor}, ${reasons.join(' and ')}. ${bottleneck}`;
}
