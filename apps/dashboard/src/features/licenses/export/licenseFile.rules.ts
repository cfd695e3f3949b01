import type { LicenseResponse } from '@pressdock/api';
import { expiryText } from '../../../entities/license/license.rules.ts';

/** The columns of an exported file, as an import reads them. */
export const fileColumns = [
  'key',
  'customer_email',
  'product',
  'activation_limit',
  'activated_domains',
  'expires',
  'domain',
  'max_version',
  'notes',
] as const;

/** Returns a license as a line of a file. */
export function fileLine(license: LicenseResponse): string[] {
  return [
    license.key,
    license.customerEmail ?? '',
    license.productInfo?.name ?? '',
    String(license.activation_limit),
    license.activated_domains.join(', '),
    expiryText(license.expires),
    license.domain,
    license.max_version ?? '',
    license.notes,
  ];
}
