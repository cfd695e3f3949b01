import { licenseValidation, SaveLicenseRequest } from '@pressdock/api';
import { parseUsDate } from '@pressdock/ui';
import { type LicenseValues, licenseFields } from './licenseForm.values.ts';

/** A sentence for each field at fault, in the order of the form. */
export type LicenseErrors = Record<string, string>;

/** A random key: a version-4 UUID. @see specification, section 5, "License" */
export function generateKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, place) => {
    if (place === 6) return (byte & 0x0f) | 0x40;
    return place === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const text = hex.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The day (`YYYY-MM-DD`) that a typed date means; null for no date, undefined for what is none. */
export function readDay(text: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const date = parseUsDate(typed.replace(/^\d\//, '0$&').replace(/\/(\d\/\d{4})$/, '/0$1'));
  return date?.toString();
}

/** The whole number that is typed; undefined for nothing, not a number for anything else. */
export function readWhole(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
}

/** The domains of a typed list: parted by commas, spaces or lines. */
export function readDomains(text: string): string[] {
  return text.split(/[,\s]+/).filter((part) => part !== '');
}

function bareDomain(text: string): string {
  const address = `http://${text.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//i, '')}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\.(?=.+\.)/, '') : text;
}

/**
 * A typed list of domains as it will be kept: each once, without scheme, `www.`, port and path. What is
 * no domain stays as it was typed, for the server to refuse.
 */
export function tidyDomains(text: string): string {
  return [...new Set(readDomains(text).map(bareDomain))].join(', ');
}

/** The fields that differ from how the form began. */
export function changedFields(
  values: LicenseValues,
  initial: LicenseValues,
): Partial<LicenseValues> {
  const changed = licenseFields.filter((field) => !Object.is(values[field], initial[field]));
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/** How the form began: what did not change in it is sent as it was, or not at all. */
export interface LicenseBefore {
  initial: LicenseValues;
  expires: string | null;
  /** The revision that was edited; a later one at the server refuses the save. */
  revision: number;
}

/** What a licence is saved with. */
export function payloadOf(values: LicenseValues, before?: LicenseBefore): SaveLicenseRequest {
  const isSame = (field: keyof LicenseValues) => before?.initial[field] === values[field];
  const domains = readDomains(values.activated_domains);
  return {
    key: values.key.trim(),
    product: values.product === '' ? null : values.product,
    customer: values.customer,
    activation_limit: readWhole(values.activation_limit) ?? 0,
    // Those that sites were seen on keep what is known about them.
    ...(isSame('activated_domains') ? {} : { activated_domains: domains }),
    expires: before && isSame('expires') ? before.expires : (readDay(values.expires) ?? null),
    domain: values.domain.trim(),
    max_version: values.max_version.trim() === '' ? null : values.max_version.trim(),
    notes: values.notes,
    ...(before ? { revision: before.revision } : {}),
  };
}

/**
 * The first sentence for each field at fault; empty when the licence may be saved.
 * @see specification, section 5, "License"
 */
export function licenseErrors(values: LicenseValues): LicenseErrors {
  const found: LicenseErrors = {};
  if (readDay(values.expires) === undefined) found.expires = licenseValidation.expires;
  if (values.max_version.trim() !== '' && values.product === '') {
    found.product = licenseValidation.maxVersionProduct;
  }
  const checked = SaveLicenseRequest.safeParse(payloadOf(values));
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = String(path[0]);
    found[field] ??= field === 'activated_domains' ? licenseValidation.domains : message;
  }
  return inOrder(found);
}

/** Errors in the order of the fields on the screen, as the summary above the form lists them. */
export function inOrder(errors: LicenseErrors): LicenseErrors {
  const place = (name: string) => (licenseFields as readonly string[]).indexOf(name);
  return Object.fromEntries(
    Object.entries(errors).sort(([one], [other]) => place(one) - place(other)),
  );
}
