import * as z from 'zod';

/** The settings of billing. */
export interface BillingConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The URL of Stripe's API, without a trailing slash. */
  apiUrl: string;
  /** Whether Stripe computes taxes. */
  hasTax: boolean;
}

const stripeKey = (prefixes: string) =>
  z.string().regex(new RegExp(`^(?:${prefixes})_(?:test|live)_\\w+$`), 'is not a key of Stripe');

/** The address of Stripe's API. */
export const STRIPE_API_URL = 'https://api.stripe.com';

/** The environment variables of billing. */
export const billingVariables = {
  STRIPE_SECRET_KEY: stripeKey('sk|rk').optional(),
  STRIPE_PUBLISHABLE_KEY: stripeKey('pk').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'is not a signing secret of Stripe')
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'is not an http or https address' })
    .default(STRIPE_API_URL),
  STRIPE_TAX: z.enum(['on', 'off'], 'is neither on nor off').default('off'),
};

const Variables = z.object(billingVariables);

/** Returns the settings that billing needs and that are missing. */
export function listMissingBillingSettings(variables: z.infer<typeof Variables>): string[] {
  if (variables.STRIPE_SECRET_KEY === undefined) return [];
  return (['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const).filter(
    (name) => variables[name] === undefined,
  );
}

/** Returns the settings of billing; null on a server that charges for nothing. */
export function readBilling(variables: z.infer<typeof Variables>): BillingConfig | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = variables;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: variables.STRIPE_API_URL.replace(/\/+$/, ''),
    hasTax: variables.STRIPE_TAX === 'on',
  };
}
