import * as z from 'zod';
import type { AskingSite, Platform, PlatformAnswer } from '../../ports/platforms.ts';
import type { SafeFetch } from '../../ports/safeFetch.ts';
import { answersOf, readJson } from './answers.ts';

const answers = answersOf('easy_digital_downloads');
const Checked = z.object({ license: z.string() });

const meanings = new Map<string | undefined, PlatformAnswer>([
  ['valid', answers.valid],
  ['expired', answers.invalid('expired')],
  ['disabled', answers.invalid('disabled')],
  ['revoked', answers.invalid('disabled')],
  ['inactive', answers.invalid('otherSite')],
  ['site_inactive', answers.invalid('otherSite')],
  ['invalid', answers.invalid('unknownCode')],
  ['missing', answers.invalid('unknownCode')],
  ['invalid_item_id', answers.invalid('otherProduct')],
  ['item_name_mismatch', answers.invalid('otherProduct')],
  ['key_mismatch', answers.invalid('otherProduct')],
]);

/** Stores compare sites without scheme, `www.` and a slash at the end. */
function urlOf({ address, domain }: AskingSite): string {
  const place = (address ?? domain ?? '')
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
  return place && `https://${place}`;
}

/**
 * A store on Easy Digital Downloads with Software Licensing, asked at its own address. The code is
 * posted, so that it stays out of the store's logs and caches.
 * @see https://easydigitaldownloads.com/docs/software-licensing-api/
 */
export function easyDigitalDownloads(safeFetch: SafeFetch): Platform {
  return {
    name: 'easy_digital_downloads',
    basis: (product, site) =>
      product.easy_digital_downloads
        ? [product.easy_digital_downloads_url, product.easy_digital_downloads_id, urlOf(site)]
        : undefined,
    async ask({ product, code, site }) {
      const url = urlOf(site);
      const call = await safeFetch(product.easy_digital_downloads_url, {
        form: {
          edd_action: 'check_license',
          item_id: product.easy_digital_downloads_id,
          license: code,
          ...(url && { url }),
        },
      });
      if (!call.ok || call.status !== 200) return answers.ofCall(call);
      return meanings.get(readJson(Checked, call.body)?.license) ?? answers.ofCall(call);
    },
  };
}
