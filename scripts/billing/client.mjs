import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** Returns a client of Stripe's API with the SDK of the server. */
export function createClient(key, apiUrl) {
  const Stripe = createRequire(join(root, 'apps/server/package.json'))('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(key, {
    host: hostname,
    port: port || (protocol === 'http:' ? '80' : '443'),
    protocol: protocol.slice(0, -1),
    maxNetworkRetries: 3,
    telemetry: false,
  });
}
