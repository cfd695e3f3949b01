import {
  CreateCustomerRequest,
  type ImportRow,
  licenseImportValidation,
  licenseValidation,
  SaveLicenseRequest,
} from '@pressdock/api';
import { unescapeCell } from '../../text/csv.ts';
import { foldCase } from '../../text/foldCase.ts';
import { type LicenseFields, readLicenseFields } from './licenseFields.rules.ts';

/** What is wrong in a line of a file, by the name of its column. */
export interface Problem {
  row: number;
  field: string;
  message: string;
}

/** A licence that is there, as far as a line may say something else. */
export interface KnownLicense extends Omit<LicenseFields, 'customer_id'> {
  id: string;
  customer_id: string | null;
  customer_email: string | null;
  domains: readonly string[];
}

/** A product a line may name. */
export interface KnownProduct {
  id: string;
  name: string;
  slug: string;
}

/** A line that can be stored. Its customer is known by e-mail alone, and null where the licence has none. */
export interface ReadRow {
  fields: Omit<LicenseFields, 'customer_id'>;
  customer: { email: string; first_name: string; last_name: string } | null;
  /** The domains to be there; others stay. */
  domains: string[];
}

/** Somebody's: who buys is looked up once all lines are read. */
const anybody = '00000000-0000-4000-8000-000000000000';

const prefix = /^\[(?:plugin|theme)\] - /i;

/** What a cell says. What somebody wrote about a licence is theirs to its last blank. */
function cellOf(row: ImportRow, name: Exclude<keyof ImportRow, 'row'>): string | undefined {
  const text = name === 'notes' ? row.notes : row[name]?.trim();
  return text === undefined ? undefined : unescapeCell(text);
}

/** The key of a line, blank where it has none. */
export const keyOf = (row: ImportRow): string => cellOf(row, 'key') ?? '';

/** How a product may be named, without what a list shows before it. */
export const productOf = (row: ImportRow): string =>
  (cellOf(row, 'product') ?? '').replace(prefix, '');

const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

function readDay(text: string): string | null {
  if (text === '') return null;
  const [, month = '', day = '', year] = american.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** A fault in one column hides none in another. */
const blank: Record<string, unknown> = {
  key: '-',
  activation_limit: 0,
  expires: null,
  activated_domains: [],
  domain: '',
  max_version: null,
  notes: '',
};

const nothing = { product: null } as const;

/** Find the product that a cell names: by its identifier, else its slug, else its name. */
export function findProduct(
  text: string,
  products: readonly KnownProduct[],
): { product: string | null } | { message: string } {
  const wanted = foldCase(text.replace(prefix, ''));
  if (wanted === '') return nothing;
  const bySign =
    products.find(({ id }) => id === wanted) ?? products.find(({ slug }) => slug === wanted);
  if (bySign) return { product: bySign.id };
  const [byName, another] = products.filter(({ name }) => foldCase(name.trim()) === wanted);
  if (!byName) return { message: licenseImportValidation.unknownProduct };
  return another ? { message: licenseImportValidation.ambiguousProduct } : { product: byName.id };
}

/**
 * Read a line by the rules of the form.
 * @param known the licence that has the key: what the line does not say stays as it is there
 */
export function readImportRow(
  row: ImportRow,
  known: KnownLicense | undefined,
  products: readonly KnownProduct[],
): { read: ReadRow } | { problems: Problem[] } {
  const problems = new Map<string, string>();
  const cell = (name: Exclude<keyof ImportRow, 'row'>) => cellOf(row, name);
  const given = cell('product');
  const product =
    given === undefined ? { product: known?.item_id ?? null } : findProduct(given, products);
  if ('message' in product) problems.set('product', product.message);
  const limit = cell('activation_limit');
  const expires = cell('expires');
  const domains = cell('activated_domains');
  const written = {
    product: 'message' in product ? anybody : product.product,
    key: known?.key ?? cell('key') ?? '',
    customer: anybody,
    activation_limit: limit === undefined ? (known?.activation_limit ?? 0) : Number(limit),
    expires: expires === undefined ? (known?.expires_at?.toISOString() ?? null) : readDay(expires),
    activated_domains: domains?.split(/[\s,;]+/) ?? [],
    domain: cell('domain') ?? known?.domain ?? '',
    max_version: (cell('max_version') ?? known?.max_version) || null,
    notes: cell('notes') ?? known?.notes ?? '',
  };
  const license = SaveLicenseRequest.safeParse(written);
  const customerEmail = cell('customer_email') ?? known?.customer_email ?? '';
  // An export says nothing where the customer was deleted; the licence outlived them.
  const isNobodys = customerEmail === '' && known !== undefined && known.customer_id === null;
  const customer = CreateCustomerRequest.safeParse({
    email: customerEmail,
    first_name: cell('customer_first_name') ?? '',
    last_name: cell('customer_last_name') ?? '',
  });
  for (const { path, message } of license.error?.issues ?? []) {
    if (!problems.has(String(path[0]))) problems.set(String(path[0]), message);
  }
  for (const { path, message } of (!isNobodys && customer.error?.issues) || []) {
    const isBlank = path[0] === 'email' && customerEmail === '';
    problems.set(
      `customer_${String(path[0])}`,
      isBlank ? licenseValidation.customerRequired : message,
    );
  }
  // What is at fault is left out, so that all the others are said, too.
  const faulty = [...problems.keys()].filter((name) => name in blank);
  const rest = { ...written, ...Object.fromEntries(faulty.map((name) => [name, blank[name]])) };
  const checked = license.success ? license : SaveLicenseRequest.safeParse(rest);
  const fields = checked.success ? readLicenseFields(checked.data) : undefined;
  if (fields?.ok === false) {
    for (const [field, message] of Object.entries(fields.faults)) problems.set(field, message);
  }
  if (problems.size > 0 || !fields?.ok) {
    const all = [...problems].map(([field, message]) => ({ row: row.row, field, message }));
    return { problems: all };
  }
  const { customer_id: _, ...stored } = fields.fields;
  const { email, first_name = '', last_name = '' } = customer.data ?? { email: '' };
  return {
    read: {
      fields: stored,
      customer: isNobodys ? null : { email, first_name, last_name },
      domains: fields.domains ?? [],
    },
  };
}

/** Whether a line says nothing that is not there already. */
export function isUnchanged(known: KnownLicense, { fields, customer, domains }: ReadRow): boolean {
  const same = (['item_id', 'activation_limit', 'domain', 'max_version', 'notes'] as const).every(
    (name) => known[name] === fields[name],
  );
  const there = new Set(known.domains);
  return (
    same &&
    known.expires_at?.getTime() === fields.expires_at?.getTime() &&
    foldCase(known.customer_email ?? '') === foldCase(customer?.email ?? '') &&
    domains.every((domain) => there.has(domain))
  );
}
