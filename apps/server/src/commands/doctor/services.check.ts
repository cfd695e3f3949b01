import { openGeo } from '../../adapters/geo/geo.ts';
import { createStripePayments } from '../../adapters/payments/stripe.ts';
import { isLoopback } from '../../config.ts';
import { type Check, type CheckResult, reasonOf, resultsOf, skipInvalid } from './check.ts';

/** Examines the databases of locations and hosting providers. */
export const checkGeo: Check = async ({ config }) => {
  const results = resultsOf('geo');
  const found: CheckResult[] = [];
  const geo = await openGeo(config, (line) =>
    found.push(results.warning(line, 'Replace the file, or unset the setting.')),
  );
  const { location, hosting } = geo.sources;
  geo.close();
  if (found.length > 0) return found;
  if (location !== null && hosting !== null) {
    return [results.ok(`${location.name} and ${hosting.name}.`)];
  }
  const missing = [location ?? 'locations', hosting ?? 'hosting providers'].filter(
    (one) => typeof one === 'string',
  );
  return [
    results.ok(`There is no database of ${missing.join(' and ')}; its analytics stay blank.`),
  ];
};

/** Examines the keys of Stripe and the prices of the plans. */
export const checkStripe: Check = async (examined) => {
  const results = resultsOf('stripe');
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];
  const skipped = skipInvalid('stripe', examined, names);
  if (skipped !== undefined) return [skipped];
  const { billing, publicUrl } = examined.config;
  if (billing === null)
    return [results.ok('There are no keys, so the server charges for nothing.')];
  const [secretMode, publicMode] = [billing.secretKey, billing.publishableKey].map(
    (key) => key.split('_')[1],
  );
  if (secretMode !== publicMode) {
    const message = 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY belong to different modes.';
    return [results.failed(message, 'Use two keys of the test mode or two of the live mode.')];
  }
  try {
    await createStripePayments(billing).listPrices(['pressdock-solo-2020']);
  } catch (error) {
    const remedy = 'Check STRIPE_SECRET_KEY, and that the server can reach STRIPE_API_URL.';
    return [results.failed(`Stripe does not accept requests: ${reasonOf(error)}.`, remedy)];
  }
  if (secretMode === 'test' && !isLoopback(new URL(publicUrl).hostname)) {
    const message = 'Stripe accepts the keys, which are of the test mode.';
    return [results.warning(message, 'Use keys of the live mode to receive payments.')];
  }
  return [results.ok(`Stripe accepts the keys of the ${secretMode} mode.`)];
};
