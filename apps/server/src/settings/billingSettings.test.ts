import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};

test('charges for nothing without a key of Stripe', () => {
  expect(readConfig({}).billing).toBeNull();
  expect(readConfig({ STRIPE_API_URL: 'http://127.0.0.1:1' }).billing).toBeNull();
});

test('reads the settings of billing', () => {
  expect(readConfig(stripe).billing).toEqual({
    secretKey: 'sk_test_abc',
    publishableKey: 'pk_test_abc',
    webhookSecret: 'whsec_abc',
    apiUrl: 'https://api.stripe.com',
    hasTax: false,
  });
  const more = { STRIPE_API_URL: 'http://127.0.0.1:12111/', STRIPE_TAX: 'on' };
  expect(readConfig({ ...stripe, ...more }).billing).toMatchObject({
    apiUrl: 'http://127.0.0.1:12111',
    hasTax: true,
  });
});

test.each(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])('requires %s with a key', (name) => {
  expect(() => readConfig({ ...stripe, [name]: '' })).toThrow(
    new ConfigError(`STRIPE_SECRET_KEY requires ${name}. Set it, or unset both.`),
  );
});

test.each([
  ['STRIPE_SECRET_KEY', 'pk_test_abc', 'STRIPE_SECRET_KEY is not a key of Stripe.'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_live_secret', 'STRIPE_PUBLISHABLE_KEY is not a key of Stripe.'],
  ['STRIPE_WEBHOOK_SECRET', 'secret', 'STRIPE_WEBHOOK_SECRET is not a signing secret of Stripe.'],
  ['STRIPE_TAX', 'yes', 'STRIPE_TAX "yes" is neither on nor off.'],
])('rejects %s=%s without showing a secret', (name, value, message) => {
  expect(() => readConfig({ ...stripe, [name]: value })).toThrow(new ConfigError(message));
});
