import * as z from 'zod';
import { platformMessages } from '../../ports/platforms.messages.ts';
import type { Platform, PlatformResult } from '../../ports/platforms.ts';
import type { SafeFetch } from '../../ports/safeFetch.ts';
import { readJson, resultsOf } from './results.ts';

const results = resultsOf('gumroad');
const flag = z.boolean().nullish();
const moment = z.string().nullish();
const Verified = z.object({
  success: z.literal(true),
  purchase: z
    .object({
      refunded: flag,
      chargebacked: flag,
      disputed: flag,
      dispute_won: flag,
      subscription_ended_at: moment,
      subscription_cancelled_at: moment,
      subscription_failed_at: moment,
    })
    .optional(),
});
const Refused = z.object({ success: z.literal(false), message: z.string().default('') });

/** A cancelled subscription still runs to the end it names. */
function hasEnded(moments: readonly (string | null | undefined)[], now: Date): boolean {
  return moments.some((text) => text && new Date(text) <= now);
}

function ofPurchase(purchase: z.infer<typeof Verified>['purchase'], now: Date): PlatformResult {
  // A customer imported from elsewhere has a licence and no purchase.
  if (!purchase) return results.valid;
  if (purchase.refunded) return results.invalid('refunded');
  if (purchase.chargebacked || (purchase.disputed && !purchase.dispute_won)) {
    return results.invalid('disputed');
  }
  const { subscription_ended_at, subscription_cancelled_at, subscription_failed_at } = purchase;
  const ends = [subscription_ended_at, subscription_cancelled_at, subscription_failed_at];
  return hasEnded(ends, now) ? results.invalid('subscriptionEnded') : results.valid;
}

function ofRefusal(message: string): PlatformResult {
  if (/disabled/i.test(message)) return results.invalid('disabled');
  if (/expired/i.test(message)) return results.invalid('expired');
  return results.invalid('unknownCode');
}

/**
 * Gumroad: whether a licence key is good. Asking uses none of the key's counted uses up. Products
 * made since 2023 are known by their id only, older ones by their permalink too.
 * @see https://gumroad.com/help/article/76-license-keys
 */
export function gumroad(safeFetch: SafeFetch, apiUrl: string): Platform {
  return {
    name: 'gumroad',
    basis: (product) =>
      product.gumroad ? [product.gumroad_product_id, product.gumroad_product_permalink] : undefined,
    async verify({ product, code, now }) {
      const { gumroad_product_id, gumroad_product_permalink } = product;
      const call = await safeFetch(`${apiUrl}/v2/licenses/verify`, {
        form: {
          ...(gumroad_product_id
            ? { product_id: gumroad_product_id }
            : { product_permalink: gumroad_product_permalink }),
          license_key: code,
          increment_uses_count: 'false',
        },
      });
      if (!call.ok) return results.ofCall(call);
      if (call.status === 200) {
        const verified = readJson(Verified, call.body);
        return verified ? ofPurchase(verified.purchase, now) : results.ofCall(call);
      }
      const refused = readJson(Refused, call.body);
      if (refused && call.status === 404) return ofRefusal(refused.message);
      if (refused && /'product_id' parameter/.test(refused.message)) {
        return { result: 'unavailable', reason: platformMessages.needsProductId };
      }
      return results.ofCall(call);
    },
  };
}
