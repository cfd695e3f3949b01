import { licenseValidation, SaveLicenseRequest } from '@pressdock/api';
import { parseUsDate } from '@pressdock/ui';
import { inFieldOrder } from '../../../shared/form/formErrors.rules.ts';
import { type LicenseSource, type LicenseValues, licenseFields } from './licenseForm.values.ts';

/** Returns a random license key: a version 4 UUID. @see specification, section 5, "License" */
export function generateKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const text = hex.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Parses a date as a day (`YYYY-MM-DD`). Returns null for blank text and undefined for an invalid date. */
export function readDay(text: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const date = parseUsDate(typed.replace(/^\d\//, '0$&').replace(/\/(\d\/\d{4})$/, '/0$1'));
  return date?.toString();
}

/** Parses a whole number. Returns undefined for blank text and NaN for anything else. */
export function parseCount(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Returns the domains of a list separated by commas, spaces or line breaks. */
export function readDomains(text: string): string[] {
  return text.split(/[,\s]+/).filter((part) => part !== '');
}

function bareDomain(text: string): string {
  const address = `http://${text.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//i, '')}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\.(?=.+\.)/, '') : text;
}

/**
 * Returns a list of domains as it will be stored: without duplicates, scheme, `www.`, port and
 * path. Invalid domains stay as typed, so that the server rejects them.
 */
export function normalizeDomains(text: string): string {
  return [...new Set(readDomains(text).map(bareDomain))].join(', ');
}

/** Returns what a license is saved with. Unchanged fields are sent as is, or not at all. */
export function payloadOf(values: LicenseValues, source?: LicenseSource): SaveLicenseRequest {
  const isSame = (field: keyof LicenseValues) => source?.values[field] === values[field];
  const domains = readDomains(values.activated_domains);
  return {
    key: values.key.trim(),
    product: values.product === '' ? null : values.product,
    customer: values.customer,
    activation_limit: parseCount(values.activation_limit) ?? 0,
    // Omitting unchanged domains preserves what the server knows about each site.
    ...(isSame('activated_domains') ? {} : { activated_domains: domains }),
    expires: isSame('expires') ? (source?.expires ?? null) : (readDay(values.expires) ?? null),
    domain: values.domain.trim(),
    max_version: values.max_version.trim() === '' ? null : values.max_version.trim(),
    notes: values.notes,
    ...(source ? { revision: source.revision } : {}),
  };
}

/**
 * Returns the first error of each field in screen order; empty if the license can be saved.
 * @see specification, section 5, "License"
 */
export function licenseErrors(values: LicenseValues): Record<string, string> {
  const found: Record<string, string> = {};
  if (readDay(values.expires) === undefined) found.expires = licenseValidation.expires;
  if (values.max_version.trim() !== '' && values.product === '') {
    found.product = licenseValidation.maxVersionProduct;
  }
  const checked = SaveLicenseRequest.safeParse(payloadOf(values));
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = String(path[0]);
    found[field] ??= field === 'activated_domains' ? licenseValidation.domains : message;
  }
  return inFieldOrder(found, licenseFields);
}
