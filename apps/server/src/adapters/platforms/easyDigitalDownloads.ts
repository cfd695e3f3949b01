import * as z from 'zod';
import type { Platform, PlatformResult, RequestingSite } from '../../ports/platforms.ts';
import type { SafeFetch } from '../../ports/safeFetch.ts';
import { createResults, readJson } from './results.ts';

const results = createResults('easy_digital_downloads');
const CheckResponse = z.object({ license: z.string() });

const resultsByStatus = new Map<string | undefined, PlatformResult>([
  ['valid', results.valid],
  ['expired', results.invalid('expired')],
  ['disabled', results.invalid('disabled')],
  ['revoked', results.invalid('disabled')],
  ['inactive', results.invalid('otherSite')],
  ['site_inactive', results.invalid('otherSite')],
  ['invalid', results.invalid('unknownCode')],
  ['missing', results.invalid('unknownCode')],
  ['invalid_item_id', results.invalid('otherProduct')],
  ['item_name_mismatch', results.invalid('otherProduct')],
  ['key_mismatch', results.invalid('otherProduct')],
]);

/** Returns a site's URL as stores compare it: without its scheme, `www.` and trailing slash. */
function urlOf({ address, domain }: RequestingSite): string {
  const location = (address ?? domain ?? '')
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
  return location && `https://${location}`;
}

/**
 * Creates the platform for stores that use Easy Digital Downloads with Software Licensing. Each
 * store has its own URL. The code is posted, which keeps it out of the store's logs and caches.
 * @see https://easydigitaldownloads.com/docs/software-licensing-api/
 */
export function easyDigitalDownloads(safeFetch: SafeFetch): Platform {
  return {
    name: 'easy_digital_downloads',
    basis: (product, site) =>
      product.easy_digital_downloads
        ? [product.easy_digital_downloads_url, product.easy_digital_downloads_id, urlOf(site)]
        : undefined,
    async verify({ product, code, site }) {
      const url = urlOf(site);
      const call = await safeFetch(product.easy_digital_downloads_url, {
        form: {
          edd_action: 'check_license',
          item_id: product.easy_digital_downloads_id,
          license: code,
          ...(url && { url }),
        },
      });
      if (!call.ok || call.status !== 200) return results.fromCall(call);
      return (
        resultsByStatus.get(readJson(CheckResponse, call.body)?.license) ?? results.fromCall(call)
      );
    },
  };
}
