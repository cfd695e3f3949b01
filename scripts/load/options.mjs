import { parseArgs } from 'node:util';
import { Failure } from '../bootstrap/failure.mjs';

const usage = `Usage: npm run load -- [--minutes 60] [--sites 1000000] [--database embedded|postgres]
    [--processes 1|2] [--seed 1] [--history 50000] [--multiply 1,2,5,10]
    [--step-minutes 2] [--bound 500]
    [--output .cache/load/<database>-<processes>.json]
  Sends what a fleet of sites, people in the dashboard and releases send, and measures each kind of request.
  --history   sites and licenses that the database has before
  --multiply  factors of the sites' requests, one after the other until one fails
  --step-minutes  the minutes of each factor after the first, by default as many as of the first
  --bound     the p99 of update checks in milliseconds above which a factor fails
  Two processes need Postgres.`;

const options = {
  minutes: { type: 'string', default: '60' },
  sites: { type: 'string', default: '1000000' },
  database: { type: 'string', default: 'embedded' },
  processes: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  history: { type: 'string', default: '50000' },
  multiply: { type: 'string', default: '1' },
  'step-minutes': { type: 'string' },
  bound: { type: 'string', default: '500' },
  output: { type: 'string' },
};

function readNumber(name, text, least, most) {
  const number = Number(text);
  if (number >= least && number <= most) return number;
  throw new Failure(`--${name} must be a number from ${least} to ${most}.\n${usage}`);
}

/** Parses the arguments. @throws {Failure} if one of them is unknown or invalid */
export function readOptions(args) {
  let values;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new Failure(`${error.message}\n${usage}`);
  }
  const { database } = values;
  if (!['embedded', 'postgres'].includes(database)) {
    throw new Failure(`--database must be embedded or postgres.\n${usage}`);
  }
  const number = (name, least, most) => readNumber(name, values[name], least, most);
  const processes = number('processes', 1, 2);
  if (processes === 2 && database === 'embedded') {
    throw new Failure('Two processes need --database postgres.');
  }
  return {
    database,
    processes: Math.round(processes),
    minutes: number('minutes', 0.5, 1440),
    stepMinutes: readNumber('step-minutes', values['step-minutes'] ?? values.minutes, 0.5, 1440),
    sites: number('sites', 1000, 1_000_000_000),
    seed: Math.round(number('seed', 0, 4_294_967_295)),
    history: Math.round(number('history', 1000, 5_000_000)),
    bound: number('bound', 1, 30_000),
    factors: values.multiply.split(',').map((text) => readNumber('multiply', text, 0.01, 10_000)),
    output: values.output ?? `.cache/load/${database}-${Math.round(processes)}.json`,
  };
}
