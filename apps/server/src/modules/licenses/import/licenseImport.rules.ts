import {
  CreateCustomerRequest,
  type ImportRow,
  licenseImportValidation,
  licenseValidation,
  SaveLicenseRequest,
} from '@pressdock/api';
import { unescapeCell } from '../../../text/csv.ts';
import { foldCase } from '../../../text/foldCase.ts';
import { type LicenseFields, readLicenseFields } from '../licenseFields.rules.ts';
import {
  type ImportedStatus,
  readCreationCell,
  readExpiryCell,
  readLimitCell,
  readStatusCell,
  splitName,
} from './importCells.rules.ts';

/** An error in a row of a file. */
export interface Problem {
  row: number;
  field: string;
  message: string;
}

/** The stored license with a row's key: every field that the row can change. */
export interface KnownLicense extends Omit<LicenseFields, 'customer_id'> {
  id: string;
  customer_id: string | null;
  customer_email: string | null;
  suspended_at: Date | null;
  domains: readonly string[];
}

/** A product that a row can refer to. */
export interface KnownProduct {
  id: string;
  name: string;
  slug: string;
}

/** A valid row. `customer`, identified by e-mail address, is null for a license without one. */
export interface ImportedRow {
  fields: Omit<LicenseFields, 'customer_id'>;
  customer: { email: string; first_name: string; last_name: string } | null;
  /** The domains to activate. Other activations stay unchanged. */
  domains: string[];
  /** Whether the license is suspended. False leaves an existing license unchanged. */
  isSuspended: boolean;
  /** When the license was created; undefined for a license that the import creates now. */
  createdAt: Date | undefined;
}

/** Replaces ids that are resolved separately, so that the other fields can be validated. */
const placeholderId = '00000000-0000-4000-8000-000000000000';

const prefix = /^\[(?:plugin|theme)\] - /i;

/** Returns a cell's text, trimmed except for notes. */
function readCell(row: ImportRow, name: Exclude<keyof ImportRow, 'row'>): string | undefined {
  const text = name === 'notes' ? row.notes : row[name]?.trim();
  return text === undefined ? undefined : unescapeCell(text);
}

/** Returns the key of a row; blank if it has none. */
export const findKey = (row: ImportRow): string => readCell(row, 'key') ?? '';

/** Returns the id, slug or name of a row's product, without the prefix of exported files. */
export const findProductName = (row: ImportRow): string =>
  (readCell(row, 'product') ?? '').replace(prefix, '');

/** Valid values that stand in for invalid ones, so that the other columns are still checked. */
const placeholders: Record<string, unknown> = {
  key: '-',
  activation_limit: 0,
  expires: null,
  activated_domains: [],
  domain: '',
  max_version: null,
  notes: '',
};

const nothing = { product: null } as const;

const DAY_MS = 86_400_000;

/** Finds a product by its id, slug or name, in this order. */
export function findProduct(
  text: string,
  products: readonly KnownProduct[],
): { product: string | null } | { message: string } {
  const name = foldCase(text.replace(prefix, ''));
  if (name === '') return nothing;
  const byIdOrSlug =
    products.find(({ id }) => id === name) ?? products.find(({ slug }) => slug === name);
  if (byIdOrSlug) return { product: byIdOrSlug.id };
  const [byName, another] = products.filter((product) => foldCase(product.name.trim()) === name);
  if (!byName) return { message: licenseImportValidation.unknownProduct };
  return another ? { message: licenseImportValidation.ambiguousProduct } : { product: byName.id };
}

type Cell = (name: Exclude<keyof ImportRow, 'row'>) => string | undefined;

/**
 * Reads the columns that the form does not have, and adds their errors to the problems.
 * @param expiresAt undefined if another column of the row is invalid
 */
function readHistory(
  cell: Cell,
  expiresAt: Date | null | undefined,
  now: Date,
  problems: Map<string, string>,
): { isSuspended: boolean; createdAt: Date | undefined } {
  const status: ImportedStatus | undefined = readStatusCell(cell('status') ?? '');
  // A day in the time zone of the shop may end up to a day later in UTC.
  const isRunning = expiresAt === null || (expiresAt && +expiresAt > +now + DAY_MS);
  if (status === undefined) problems.set('status', licenseImportValidation.status);
  if (status === 'expired' && isRunning && !problems.has('expires')) {
    problems.set('status', licenseImportValidation.statusExpired);
  }
  const creation = cell('created_at') ?? '';
  const createdAt = creation === '' ? undefined : readCreationCell(creation, now);
  if (creation !== '' && !createdAt) problems.set('created_at', licenseImportValidation.createdAt);
  return { isSuspended: status === 'suspended', createdAt };
}

/** Reads the customer of a row; null for a license without one. */
function readCustomer(
  cell: Cell,
  known: KnownLicense | undefined,
  problems: Map<string, string>,
): ImportedRow['customer'] {
  const email = cell('customer_email') ?? known?.customer_email ?? '';
  // The export leaves the column blank for a license whose customer was deleted.
  const hasLostCustomer = known ? known.customer_id === null : (cell('created_at') ?? '') !== '';
  if (email === '' && hasLostCustomer) return null;
  const columns = {
    first_name: cell('customer_first_name') ?? '',
    last_name: cell('customer_last_name') ?? '',
  };
  const isNamed = columns.first_name !== '' || columns.last_name !== '';
  const names = isNamed ? columns : splitName(cell('customer_name') ?? '');
  const customer = CreateCustomerRequest.safeParse({ email, ...names });
  for (const { path, message } of customer.error?.issues ?? []) {
    const isBlank = path[0] === 'email' && email === '';
    const name = `customer_${String(path[0])}`;
    problems.set(name, isBlank ? licenseValidation.customerRequired : message);
  }
  return { first_name: '', last_name: '', ...(customer.data ?? { email }) };
}

/**
 * Validates a row with the rules of the license form.
 * @param known the license that has the key; it provides the values of missing columns
 */
export function readImportRow(
  row: ImportRow,
  known: KnownLicense | undefined,
  products: readonly KnownProduct[],
  now: Date,
): { imported: ImportedRow } | { problems: Problem[] } {
  const problems = new Map<string, string>();
  const cell: Cell = (name) => readCell(row, name);
  const productCell = cell('product');
  const product =
    productCell === undefined
      ? { product: known?.item_id ?? null }
      : findProduct(productCell, products);
  if ('message' in product) problems.set('product', product.message);
  const limit = cell('activation_limit');
  const expires = cell('expires');
  const written = {
    product: 'message' in product ? placeholderId : product.product,
    key: known?.key ?? cell('key') ?? '',
    customer: placeholderId,
    activation_limit: limit === undefined ? (known?.activation_limit ?? 0) : readLimitCell(limit),
    expires:
      expires === undefined ? (known?.expires_at?.toISOString() ?? null) : readExpiryCell(expires),
    activated_domains: cell('activated_domains')?.split(/[\s,;]+/) ?? [],
    domain: cell('domain') ?? known?.domain ?? '',
    max_version: (cell('max_version') ?? known?.max_version) || null,
    notes: cell('notes') ?? known?.notes ?? '',
  };
  const license = SaveLicenseRequest.safeParse(written);
  for (const { path, message } of license.error?.issues ?? []) {
    if (!problems.has(String(path[0]))) problems.set(String(path[0]), message);
  }
  const customer = readCustomer(cell, known, problems);
  // Invalid values are replaced, so that the problems of all other columns are found too.
  const invalid = [...problems.keys()].filter((name) => name in placeholders);
  const rest = {
    ...written,
    ...Object.fromEntries(invalid.map((name) => [name, placeholders[name]])),
  };
  const checked = license.success ? license : SaveLicenseRequest.safeParse(rest);
  const fields = checked.success ? readLicenseFields(checked.data) : undefined;
  if (fields?.ok === false) {
    for (const [field, message] of Object.entries(fields.errors)) problems.set(field, message);
  }
  const expiresAt = fields?.ok ? fields.fields.expires_at : undefined;
  const history = readHistory(cell, expiresAt, now, problems);
  if (problems.size > 0 || !fields?.ok) {
    const all = [...problems].map(([field, message]) => ({ row: row.row, field, message }));
    return { problems: all };
  }
  const { customer_id: _, ...stored } = fields.fields;
  return { imported: { fields: stored, customer, domains: fields.domains ?? [], ...history } };
}

/** Returns whether a row suspends a license, which an import never reinstates. */
export function suspends(known: KnownLicense | undefined, { isSuspended }: ImportedRow): boolean {
  return isSuspended && (known?.suspended_at ?? null) === null;
}

/** Returns whether a row changes nothing. */
export function isUnchanged(known: KnownLicense, imported: ImportedRow): boolean {
  const { fields, customer, domains } = imported;
  const same = (['item_id', 'activation_limit', 'domain', 'max_version', 'notes'] as const).every(
    (name) => known[name] === fields[name],
  );
  const activated = new Set(known.domains);
  return (
    same &&
    !suspends(known, imported) &&
    known.expires_at?.getTime() === fields.expires_at?.getTime() &&
    foldCase(known.customer_email ?? '') === foldCase(customer?.email ?? '') &&
    domains.every((domain) => activated.has(domain))
  );
}
