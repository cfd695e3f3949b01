import { PLANS } from '@pressdock/api/limits';
import { Failure } from '../bootstrap/failure.mjs';

/** The names of the plans on invoices, and their prices in cents unless the operator chooses others. */
export const PRODUCTS = [
  { plan: PLANS.all[0], option: 'solo', name: 'Pressdock Solo', amount: 900 },
  { plan: PLANS.all[1], option: 'agency', name: 'Pressdock Agency', amount: 2900 },
  { plan: PLANS.all[2], option: 'unlimited', name: 'Pressdock Unlimited', amount: 7900 },
  { plan: PLANS.analytics, option: 'analytics', name: 'Pressdock Analytics', amount: 900 },
];

/** Returns the product of a plan. Its id is the plan's name, so that no second one can be created. */
async function ensureProduct(stripe, { plan, name }) {
  try {
    const product = await stripe.products.retrieve(plan);
    if (!product.active) throw new Failure(`The product ${plan} is archived in Stripe.`);
    return product;
  } catch (error) {
    if (error.code !== 'resource_missing') throw error;
  }
  try {
    return await stripe.products.create({ id: plan, name });
  } catch (error) {
    // Another run was faster.
    if (error.code === 'resource_already_exists') return stripe.products.retrieve(plan);
    throw error;
  }
}

function requireSimilar(prices) {
  const kinds = new Set(
    prices.map(({ price }) => `${price.currency} per ${price.recurring?.interval}`),
  );
  if (kinds.size === 1) return;
  throw new Failure(
    `The prices differ in currency or interval: ${[...kinds].join(', ')}. One invoice can contain only one kind, so change them in Stripe.`,
  );
}

/**
 * Creates the products and prices that are missing, and returns all of them. Prices that exist do not
 * change, because their amounts belong to the operator.
 * @throws {Failure} if a product is archived or the prices do not fit together
 */
export async function setUpCatalog(
  stripe,
  { currency = 'usd', interval = 'month', amounts = {} } = {},
) {
  const lookup_keys = PRODUCTS.map(({ plan }) => plan);
  const { data } = await stripe.prices.list({ lookup_keys, active: true, limit: 100 });
  const prices = [];
  for (const product of PRODUCTS) {
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
