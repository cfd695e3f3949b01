import * as z from 'zod';
import { platformMessages } from '../../ports/platforms.messages.ts';
import type { Platform } from '../../ports/platforms.ts';
import type { SafeFetch } from '../../ports/safeFetch.ts';
import { createResults, readJson } from './results.ts';

const results = createResults('envato');
const purchaseCode = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const Sale = z.object({
  item: z.object({ id: z.union([z.number(), z.string()]) }),
  supported_until: z.iso.datetime({ offset: true }).nullish(),
});
const SaleNotFound = z.object({ error: z.literal(404) });

/**
 * Creates the platform for Envato's marketplaces, which finds the author's sale of a purchase code.
 * The support of a sale without a support period never ends.
 * @see https://build.envato.com/api/#market_0_Author_Sale
 */
export function envato(safeFetch: SafeFetch, apiUrl: string): Platform {
  return {
    name: 'envato',
    basis: (product) =>
      product.envato
        ? [product.envato_id, String(product.envato_ignore_supported_until)]
        : undefined,
    async verify({ product, code, now, readKey }) {
      // Envato's error for a malformed code looks like an outage, so the code is not sent.
      if (!purchaseCode.test(code)) return results.invalid('unknownCode');
      const token = await readKey('envatoApiToken');
      if (!token) return results.unavailable('missingCredentials');
      const call = await safeFetch(`${apiUrl}/v3/market/author/sale?code=${code}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!call.ok) return results.fromCall(call);
      if (call.status === 401 || call.status === 403)
        return results.unavailable('rejectedCredentials');
      if (call.status === 404 && readJson(SaleNotFound, call.body))
        return results.invalid('unknownCode');
      const sale = call.status === 200 ? readJson(Sale, call.body) : undefined;
      if (!sale) return results.fromCall(call);
      if (String(sale.item.id) !== product.envato_id) return results.invalid('otherProduct');
      const { supported_until: end } = sale;
      if (end && new Date(end) < now && !product.envato_ignore_supported_until) {
        return { result: 'invalid', reason: platformMessages.supportEnded };
      }
      return results.valid;
    },
  };
}
