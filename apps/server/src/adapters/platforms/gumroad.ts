import * as z from 'zod';
import { platformMessages } from '../../ports/platforms.messages.ts';
import type { Platform, PlatformResult } from '../../ports/platforms.ts';
import type { SafeFetch } from '../../ports/safeFetch.ts';
import { createResults, readJson } from './results.ts';

const results = createResults('gumroad');
const flag = z.boolean().nullish();
const date = z.string().nullish();
const VerifiedResponse = z.object({
  success: z.literal(true),
  purchase: z
    .object({
      refunded: flag,
      chargebacked: flag,
      disputed: flag,
      dispute_won: flag,
      subscription_ended_at: date,
      subscription_cancelled_at: date,
      subscription_failed_at: date,
    })
    .optional(),
});
const RejectedResponse = z.object({ success: z.literal(false), message: z.string().default('') });

/** Returns whether one of the dates has passed. A canceled subscription runs until its end date. */
function hasEnded(dates: readonly (string | null | undefined)[], now: Date): boolean {
  return dates.some((text) => text && new Date(text) <= now);
}

function resultOfPurchase(
  purchase: z.infer<typeof VerifiedResponse>['purchase'],
  now: Date,
): PlatformResult {
  // An imported customer has a license without a purchase.
  if (!purchase) return results.valid;
  if (purchase.refunded) return results.invalid('refunded');
  if (purchase.chargebacked || (purchase.disputed && !purchase.dispute_won)) {
    return results.invalid('disputed');
  }
  const { subscription_ended_at, subscription_cancelled_at, subscription_failed_at } = purchase;
  const ends = [subscription_ended_at, subscription_cancelled_at, subscription_failed_at];
  return hasEnded(ends, now) ? results.invalid('subscriptionEnded') : results.valid;
}

function resultOfRejection(message: string): PlatformResult {
  if (/disabled/i.test(message)) return results.invalid('disabled');
  if (/expired/i.test(message)) return results.invalid('expired');
  return results.invalid('unknownCode');
}

/**
 * Creates the platform for Gumroad, which verifies license keys without counting a use. Products
 * created since 2023 have only an id; older ones can also be found by their permalink.
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
      if (!call.ok) return results.fromCall(call);
      if (call.status === 200) {
        const verified = readJson(VerifiedResponse, call.body);
        return verified ? resultOfPurchase(verified.purchase, now) : results.fromCall(call);
      }
      const rejected = readJson(RejectedResponse, call.body);
      if (rejected && call.status === 404) return resultOfRejection(rejected.message);
      if (rejected && /'product_id' parameter/.test(rejected.message)) {
        return { result: 'unavailable', reason: platformMessages.needsProductId };
      }
      return results.fromCall(call);
    },
  };
}
