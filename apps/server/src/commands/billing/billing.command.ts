import Stripe from 'stripe';
import { createStripeClient } from '../../adapters/payments/stripeClient.ts';
import { STRIPE_API_URL } from '../../settings/billingSettings.ts';
import { CommandFailure, type CommandInput, defineCommand, formatUsage } from '../command.ts';
import { type CatalogOptions, intervals, products, setUpCatalog } from './catalog.ts';

/** The prices of the plans. */
interface Catalog {
  prices: {
    plan: string;
    /** The id of the price in Stripe. */
    price: string;
    /** In cents; null for a price that the operator made a decimal one. */
    amount: number | null;
    currency: string;
    interval: string;
    /** Whether the command created the price. */
    isNew: boolean;
  }[];
}

const amountOptions = products.map(({ option }) => `[--${option} <cents>]`).join(' ');
const usage = `setup [--currency <code>] [--interval ${intervals.join('|')}] ${amountOptions} [--live]`;

function readAmount(option: string, value: string): number {
  if (/^\d{1,8}$/.test(value)) return Number(value);
  throw new CommandFailure(`--${option} ${value} is not a price in cents.`, 2);
}

function readCatalogOptions({ values }: CommandInput): CatalogOptions {
  const { currency = 'usd', interval = 'month' } = values;
  if (!/^[a-z]{3}$/.test(String(currency))) {
    throw new CommandFailure(`--currency ${currency} is not a currency such as usd.`, 2);
  }
  const known = intervals.find((one) => one === interval);
  if (known === undefined) {
    throw new CommandFailure(`--interval ${interval} is none of ${intervals.join(', ')}.`, 2);
  }
  const amounts = products.flatMap(({ option }) =>
    values[option] === undefined ? [] : [[option, readAmount(option, String(values[option]))]],
  );
  return { currency: String(currency), interval: known, amounts: Object.fromEntries(amounts) };
}

/** Returns a key that may be used. A live one charges people. */
function readKey(key: string | undefined, isLiveAllowed: boolean): string {
  if (!key) throw new CommandFailure('Set STRIPE_SECRET_KEY to a secret key of Stripe.');
  const [, mode] = /^(?:sk|rk)_(test|live)_\w+$/.exec(key) ?? [];
  if (mode === undefined) {
    throw new CommandFailure('STRIPE_SECRET_KEY is not a secret key of Stripe.');
  }
  if (mode === 'live' && !isLiveAllowed) {
    throw new CommandFailure('STRIPE_SECRET_KEY is a live key. Add --live to use it.');
  }
  return key;
}

/** Creates the products and prices of the plans in Stripe. */
export const billingCommand = defineCommand<Catalog>({
  summary: 'Creates the products and prices of the plans in Stripe.',
  usage,
  details:
    'It creates what is missing, and changes no price that exists, so it can be run again at any time.',
  options: {
    currency: { type: 'string', description: 'The currency of new prices; usd without it.' },
    interval: { type: 'string', description: 'How often they are charged; month without it.' },
    ...Object.fromEntries(
      products.map(({ option, name, amount }) => [
        option,
        {
          type: 'string' as const,
          description: `The price of ${name} in cents; ${amount} without it.`,
        },
      ]),
    ),
    live: { type: 'boolean', description: 'Allows a live key.' },
  },
  variables: ['STRIPE_SECRET_KEY', 'STRIPE_API_URL'],
  access: 'independent',
  async run(context) {
    const { values, positionals, variables } = context;
    if (positionals.join(' ') !== 'setup') {
      throw new CommandFailure(formatUsage('billing', usage), 2);
    }
    const options = readCatalogOptions(context);
    const key = readKey(variables.STRIPE_SECRET_KEY, values.live === true);
    const apiUrl = variables.STRIPE_API_URL || STRIPE_API_URL;
    const stripe = createStripeClient({ secretKey: key, apiUrl });
    try {
      const entries = await setUpCatalog(stripe, options);
      const prices = entries.map(({ plan, price, isNew }) => ({
        plan,
        price: price.id,
        amount: price.unit_amount,
        currency: price.currency,
        interval: price.recurring?.interval ?? 'once',
        isNew,
      }));
      return { prices };
    } catch (error) {
      if (error instanceof CommandFailure || !(error instanceof Stripe.errors.StripeError)) {
        throw error;
      }
      throw new CommandFailure(`Stripe refused the setup: ${error.message}`);
    }
  },
  format({ prices }) {
    const lines = prices.map(({ plan, price, amount, currency, interval, isNew }) => {
      const cost = amount === null ? '' : `${(amount / 100).toFixed(2)} `;
      return `${isNew ? 'created' : 'found  '} ${plan}  ${price}  ${cost}${currency.toUpperCase()} per ${interval}`;
    });
    return [...lines, 'Change amounts in Stripe by moving a lookup key to another price.'].join(
      '\n',
    );
  },
});
