import { PLANS } from '@pressdock/api/limits';
import type Stripe from 'stripe';
import { CommandFailure } from '../command.ts';

/** The names of the plans on invoices, and their prices in cents unless the operator chooses others. */
export const products = [
  { plan: PLANS.all[0], option: 'solo', name: 'Pressdock Solo', amount: 900 },
  { plan: PLANS.all[1], option: 'agency', name: 'Pressdock Agency', amount: 2900 },
  { plan: PLANS.all[2], option: 'unlimited', name: 'Pressdock Unlimited', amount: 7900 },
  { plan: PLANS.analytics, option: 'analytics', name: 'Pressdock Analytics', amount: 900 },
] as const;

type Product = (typeof products)[number];

/** The price of a plan, and whether it was missing. */
interface CatalogEntry {
  plan: string;
  price: Stripe.Price;
  isNew: boolean;
}

/** How often prices are charged. */
export const intervals = ['day', 'week', 'month', 'year'] as const;

/** The prices to create. */
export interface CatalogOptions {
  currency?: string;
  interval?: (typeof intervals)[number];
  /** Amounts in cents by option: solo, agency, unlimited, analytics. */
  amounts?: Partial<Record<Product['option'], number>>;
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

/** Returns the product of a plan. Its id is the plan's name, so that no second one can be created. */
async function ensureProduct(stripe: Stripe, { plan, name }: Product): Promise<Stripe.Product> {
  try {
    const product = await stripe.products.retrieve(plan);
    if (!product.active) throw new CommandFailure(`The product ${plan} is archived in Stripe.`);
    return product;
  } catch (error) {
    if (codeOf(error) !== 'resource_missing') throw error;
  }
  try {
    return await stripe.products.create({ id: plan, name });
  } catch (error) {
    // Another run was faster.
    if (codeOf(error) === 'resource_already_exists') return stripe.products.retrieve(plan);
    throw error;
  }
}

function requireSimilar(prices: readonly CatalogEntry[]): void {
  const kinds = new Set(
    prices.map(({ price }) => `${price.currency} per ${price.recurring?.interval}`),
  );
  if (kinds.size === 1) return;
  throw new CommandFailure(
    `The prices differ in currency or interval: ${[...kinds].join(', ')}. One invoice can contain only one kind, so change them in Stripe.`,
  );
}

/**
 * Creates the products and prices that are missing, and returns all of them. Prices that exist do not
 * change, because their amounts belong to the operator.
 *
 * @throws {@link CommandFailure} if a product is archived or the prices do not fit together
 */
export async function setUpCatalog(
  stripe: Stripe,
  { currency = 'usd', interval = 'month', amounts = {} }: CatalogOptions = {},
): Promise<CatalogEntry[]> {
  const lookup_keys = products.map(({ plan }) => plan);
  const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 100 });
  const prices: CatalogEntry[] = [];
  for (const product of products) {
    const { plan, option } = product;
    const known = data.find((price) => price.lookup_key === plan);
    if (known) prices.push({ plan, price: known, isNew: false });
    else {
      const { id } = await ensureProduct(stripe, product);
      const price = await stripe.prices.create({
        product: id,
        lookup_key: plan,
        currency,
        unit_amount: amounts[option] ?? product.amount,
        recurring: { interval },
        // Stripe computes taxes only for prices that say whether they include them.
        tax_behavior: 'exclusive',
      });
      prices.push({ plan, price, isNew: true });
    }
  }
  requireSimilar(prices);
  return prices;
}
