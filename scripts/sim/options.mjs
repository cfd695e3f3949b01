import { parseArgs } from 'node:util';
import { Failure } from '../bootstrap/failure.mjs';

const usage = `Usage: npm run sim -- [--sites 10000] [--days 90] [--seed 1] [--until 2026-06-30]
  Prints what is true of a simulated fleet of WordPress sites; --json prints it as JSON.
npm run sim -- --url http://localhost:8080 --product ID [--theme] [--concurrency 8] [--forwarded]
    [--licenses KEY,KEY]
  Sends the requests of the fleet's last day to a server.
npm run sim -- --product ID [--days 90]
  Writes the history of the fleet into the database of a stopped server.`;

const options = {
  sites: { type: 'string', default: '10000' },
  days: { type: 'string', default: '90' },
  seed: { type: 'string', default: '1' },
  until: { type: 'string', default: '2026-06-30' },
  json: { type: 'boolean', default: false },
  url: { type: 'string' },
  product: { type: 'string' },
  theme: { type: 'boolean', default: false },
  concurrency: { type: 'string', default: '8' },
  forwarded: { type: 'boolean', default: false },
  licenses: { type: 'string' },
};

function readNumber(values, name, { least, most }) {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
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
  if (values.url !== undefined && !values.product) {
    throw new Failure(`--url needs a --product.\n${usage}`);
  }
  const until = new Date(`${values.until}T23:59:59.999Z`);
  if (Number.isNaN(until.getTime())) throw new Failure(`--until must be a day.\n${usage}`);
  return {
    ...values,
    until,
    url: values.url?.replace(/\/+$/, ''),
    licenses: values.licenses?.split(','),
    sites: readNumber(values, 'sites', { least: 1, most: 10_000_000 }),
    days: readNumber(values, 'days', { least: 1, most: 3650 }),
    seed: readNumber(values, 'seed', { least: 0, most: 4_294_967_295 }),
    concurrency: readNumber(values, 'concurrency', { least: 1, most: 500 }),
  };
}
