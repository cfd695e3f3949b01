import Stripe from 'stripe';
import type { BillingConfig } from '../../settings/billingSettings.ts';

const timeoutMs = 20_000;
const retries = 2;

/** Returns a client of Stripe, or of a server that implements its protocol. */
export function createStripeClient({
  secretKey,
  apiUrl,
}: Pick<BillingConfig, 'secretKey' | 'apiUrl'>): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isEncrypted = protocol === 'https:';
  return new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (isEncrypted ? 443 : 80) : Number(port),
    protocol: isEncrypted ? 'https' : 'http',
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}
