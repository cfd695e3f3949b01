/** The kinds of tax number that the server passes to Stripe, as Stripe names them. */
export const VAT_TYPES = ['eu_vat', 'gb_vat', 'ch_vat', 'no_vat'] as const;

/** One of the kinds of tax number. */
export type VatType = (typeof VAT_TYPES)[number];

/** The characters after the country code, by country code. `EL` is Greece, `XI` Northern Ireland. */
const euFormats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Returns a number without spaces, dots and hyphens, in upper case. */
export function normalizeVatNumber(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/** Returns the kind of a normalized VAT number by its format; undefined if it has no known one. */
export function findVatType(number: string): VatType | undefined {
  if (/^GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/.test(number)) return 'gb_vat';
  if (/^CHE\d{9}(MWST|TVA|IVA)$/.test(number)) return 'ch_vat';
  if (/^(NO)?\d{9}MVA$/.test(number)) return 'no_vat';
  return euFormats[number.slice(0, 2)]?.test(number.slice(2)) ? 'eu_vat' : undefined;
}
