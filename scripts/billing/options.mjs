import { parseArgs } from 'node:util';
import { Failure } from '../bootstrap/failure.mjs';
import { PRODUCTS } from './catalog.mjs';

const usage = `Usage: npm run billing -- setup [options]
Creates the products and prices of the plans in Stripe, with the key in STRIPE_SECRET_KEY.

  --currency usd       the currency of new prices
  --interval month     how often they are charged: day, week, month or year
  --solo 900           the price of a plan in cents; also --agency, --unlimited, --analytics
  --live               allows a live key`;

const types = {
  live: { type: 'boolean' },
  currency: { type: 'string' },
  interval: { type: 'string' },
  ...Object.fromEntries(PRODUCTS.map(({ option }) => [option, { type: 'string' }])),
};

function parse(args) {
  try {
    return parseArgs({ args, options: types, allowPositionals: true });
  } catch (error) {
    throw new Failure(`${error.message}\n\n${usage}`);
  }
}

function readAmount(option, value) {
  if (!/^\d{1,8}$/.test(value)) throw new Failure(`--${option} ${value} is not a price in cents.`);
  return Number(value);
}

/** Returns a key that may be used. A live one charges people. */
function readKey(key, isLiveAllowed) {
  if (!key) throw new Failure('Set STRIPE_SECRET_KEY to a secret key of Stripe.');
  const [, mode] = /^(?:sk|rk)_(test|live)_\w+$/.exec(key) ?? [];
  if (mode === undefined) throw new Failure('STRIPE_SECRET_KEY is not a secret key of Stripe.');
  if (mode === 'live' && !isLiveAllowed) {
    throw new Failure('STRIPE_SECRET_KEY is a live key. Add --live to use it.');
  }
  return key;
}

/**
 * Returns the options of the command.
 * @throws {Failure} if one is invalid, or if the key is a live one without `--live`
 */
export function readOptions(args, env) {
  const { values, positionals } = parse(args);
  if (positionals.join(' ') !== 'setup') throw new Failure(usage);
  const { live, currency = 'usd', interval = 'month', ...prices } = values;
  if (!/^[a-z]{3}$/.test(currency)) throw new Failure(`--currency ${currency} is not a currency.`);
  if (!/^(?:day|week|month|year)$/.test(interval)) {
    throw new Failure(`--interval ${interval} is not an interval.`);
  }
  const amounts = Object.entries(prices).map(([name, value]) => [name, readAmount(name, value)]);
  return {
    key: readKey(env.STRIPE_SECRET_KEY, live === true),
    apiUrl: env.STRIPE_API_URL ?? 'https://api.stripe.com',
    catalog: { currency, interval, amounts: Object.fromEntries(amounts) },
  };
}
