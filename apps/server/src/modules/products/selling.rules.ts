import { type SellingFields, sellingFaults, validationMessages } from '@pressdock/api';

/** What decides whether a product can be sold as it says. */
export type SoldProduct = SellingFields & { webhook_urls: readonly string[] };

const withPassword = 'Please leave the user name and the password out of this address.';

/** What is wrong with how a product is sold: a sentence for each field at fault. */
export function checkSelling(product: SoldProduct): Record<string, string> {
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

/** An address that this server will call itself has to be one, and its secrets belong elsewhere. */
function addressFault(text: string): string | undefined {
  if (text === '') return undefined;
  const address = URL.parse(text);
  if (!address?.hostname) return validationMessages.address;
  return address.username || address.password ? withPassword : undefined;
}
