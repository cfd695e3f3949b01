import * as z from 'zod';
import type { Platform } from '../../ports/platforms.ts';
import type { SafeFetch } from '../../ports/safeFetch.ts';
import { createResults, readJson } from './results.ts';

const results = createResults('sendowl');
const Licenses = z.array(
  z.object({ license: z.object({ key: z.string(), order_refunded: z.boolean().nullish() }) }),
);

/**
 * Creates the platform for SendOwl, which finds the licenses of a product by their key.
 * @see https://dashboard.sendowl.com/developers/api/licenses
 */
export function sendowl(safeFetch: SafeFetch, apiUrl: string): Platform {
  return {
    name: 'sendowl',
    basis: (product) => (product.sendowl ? [product.sendowl_product_id] : undefined),
    async verify({ product, code, readKey }) {
      const id = product.sendowl_product_id;
      // The id becomes part of the path; anything but digits could change the URL.
      if (!/^\d+$/.test(id)) return results.unavailable('unknownProduct');
      const [key, secret] = [await readKey('sendowlApiKey'), await readKey('sendowlApiSecret')];
      if (!key || !secret) return results.unavailable('missingCredentials');
      const query = new URLSearchParams({ key: code });
      const call = await safeFetch(
        `${apiUrl}/api/v1/products/${id}/licenses/check_valid?${query}`,
        {
          headers: {
            authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
          },
        },
      );
      if (!call.ok) return results.fromCall(call);
      if (call.status === 401 || call.status === 403)
        return results.unavailable('rejectedCredentials');
      if (call.status === 404) return results.unavailable('unknownProduct');
      const licenses = call.status === 200 ? readJson(Licenses, call.body) : undefined;
      if (!licenses) return results.fromCall(call);
      const matching = licenses.filter(({ license }) => license.key === code);
      if (matching.length === 0) return results.invalid('unknownCode');
      const isPaid = matching.some(({ license }) => !license.order_refunded);
      return isPaid ? results.valid : results.invalid('refunded');
    },
  };
}
