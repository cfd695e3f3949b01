import { type SellingFields, sellingFaults } from '@pressdock/api';
import { callFailures } from '../../ports/safeFetch.messages.ts';
import type { JudgeAddress } from '../../ports/safeFetch.ts';

/** What decides whether a product can be sold as it says. */
export type SoldProduct = SellingFields & { webhook_urls: readonly string[] };

/** What is wrong with how a product is sold: a sentence for each field at fault. */
export function checkSelling(
  product: SoldProduct,
  judgeAddress: JudgeAddress,
): Record<string, string> {
  // This server will call them itself: one that it never may is better told now than later.
  const addressFault = (address: string) => {
    const failure = address === '' ? undefined : judgeAddress(address);
    return failure && callFailures[failure];
  };
  const faults: Record<string, string> = {};
  for (const field of ['easy_digital_downloads_url', 'whmcs_url'] as const) {
    const fault = addressFault(product[field] ?? '');
    if (fault) faults[field] = fault;
  }
  const [webhookFault] = product.webhook_urls.map(addressFault).filter(Boolean);
  if (webhookFault) faults.webhook_urls = webhookFault;
  return { ...faults, ...sellingFaults(product) };
}

/** Each address once, in the order given, without blank ones. */
export function cleanAddresses(addresses: readonly string[]): string[] {
  return [...new Set(addresses)].filter((address) => address !== '');
}
