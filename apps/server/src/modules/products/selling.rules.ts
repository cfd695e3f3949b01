import { type SellingFields, sellingFaults } from '@pressdock/api';
import { callFailures } from '../../ports/safeFetch.messages.ts';
import type { JudgeAddress } from '../../ports/safeFetch.ts';

/** The fields that configure how a product is sold. */
export type SoldProduct = SellingFields & { webhook_urls: readonly string[] };

/** Returns an error message for each invalid field of how a product is sold. */
export function checkSelling(
  product: SoldProduct,
  judgeAddress: JudgeAddress,
): Record<string, string> {
  // The server calls these URLs, so those it may not call are rejected when they are saved.
  const urlFault = (url: string) => {
    const failure = url === '' ? undefined : judgeAddress(url);
    return failure && callFailures[failure];
  };
  const faults: Record<string, string> = {};
  for (const field of ['easy_digital_downloads_url', 'whmcs_url'] as const) {
    const fault = urlFault(product[field] ?? '');
    if (fault) faults[field] = fault;
  }
  const [webhookFault] = product.webhook_urls.map(urlFault).filter(Boolean);
  if (webhookFault) faults.webhook_urls = webhookFault;
  return { ...faults, ...sellingFaults(product) };
}

/** Returns the URLs without blanks and duplicates, in the same order. */
export function cleanUrls(urls: readonly string[]): string[] {
  return [...new Set(urls)].filter((url) => url !== '');
}
