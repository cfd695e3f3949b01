import { Failure, main } from '../bootstrap/failure.mjs';
import { setUpCatalog } from './catalog.mjs';
import { createClient } from './client.mjs';
import { readOptions } from './options.mjs';

const format = ({ unit_amount, currency, recurring }) =>
  `${(unit_amount / 100).toFixed(2)} ${currency.toUpperCase()} per ${recurring.interval}`;

await main(async () => {
  const { key, apiUrl, catalog } = readOptions(process.argv.slice(2), process.env);
  const stripe = createClient(key, apiUrl);
  let prices;
  try {
    prices = await setUpCatalog(stripe, catalog);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`Stripe refused the setup: ${error.message}`);
  }
  for (const { plan, price, isNew } of prices) {
    console.log(`${isNew ? 'created' : 'found  '} ${plan}  ${price.id}  ${format(price)}`);
  }
  console.log('Change amounts in Stripe by moving a lookup key to another price.');
});
