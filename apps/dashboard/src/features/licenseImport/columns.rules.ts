import type { ImportRow } from '@pressdock/api';

/** The columns that can be imported, in the order shown. */
export const importColumns = [
  'key',
  'customer_email',
  'customer_first_name',
  'customer_last_name',
  'customer_name',
  'product',
  'activation_limit',
  'activated_domains',
  'expires',
  'status',
  'domain',
  'max_version',
  'notes',
  'created_at',
] as const satisfies (keyof ImportRow)[];

/** One of `importColumns`. */
export type ImportColumn = (typeof importColumns)[number];

/** The index of each column in a line, from 0; missing ones are not imported. */
export type Mapping = Partial<Record<ImportColumn, number>>;

/** Headers that shops and other license managers use, without spaces and punctuation. */
const names: Readonly<Record<ImportColumn, readonly string[]>> = {
  key: [
    ...['key', 'licensekey', 'licencekey', 'license', 'licence', 'purchasecode', 'secretkey'],
    ...['serial', 'code'],
  ],
  customer_email: ['customeremail', 'email', 'emailaddress', 'customer', 'buyeremail', 'useremail'],
  customer_first_name: ['customerfirstname', 'firstname', 'givenname'],
  customer_last_name: ['customerlastname', 'lastname', 'surname', 'familyname'],
  customer_name: ['customername', 'fullname', 'name', 'buyername'],
  product: [
    ...['product', 'productname', 'productslug', 'productid', 'plugin', 'theme', 'item'],
    ...['itemname', 'download', 'downloadname'],
  ],
  // Not "activations", which counts the sites in most exports.
  activation_limit: [
    ...['activationlimit', 'activationslimit', 'limit', 'maxactivations', 'timesactivatedmax'],
    ...['quota', 'sites', 'sitelimit'],
  ],
  activated_domains: [
    ...['activateddomains', 'domains', 'activatedsites', 'activatedurls', 'activeurls'],
    ...['activesites', 'urls', 'siteurls'],
  ],
  expires: [
    ...['expires', 'expiry', 'expiration', 'expirydate', 'expirationdate', 'expiresat'],
    ...['expireson', 'dateexpires', 'validuntil', 'enddate'],
  ],
  status: ['status', 'licensestatus'],
  domain: ['domain', 'siteurl', 'url'],
  max_version: ['maxversion', 'maximumversion'],
  notes: ['notes', 'note', 'comment', 'comments'],
  created_at: [
    ...['createdat', 'created', 'datecreated', 'createddate', 'purchasedate', 'purchasedat'],
    ...['orderdate', 'issuedat', 'date'],
  ],
};

const plain = (header: string) => header.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns which columns the first line of a file names; each is used once. */
export function guessMapping(headers: readonly string[]): Mapping {
  const cleaned = headers.map(plain);
  const used = new Set<number>();
  const mapping: Mapping = {};
  for (const column of importColumns) {
    const indexes = names[column].map((name) => cleaned.indexOf(name));
    const index = indexes.find((found) => found >= 0 && !used.has(found));
    if (index === undefined) continue;
    mapping[column] = index;
    used.add(index);
  }
  return mapping;
}

/** Returns a line of a file as it is sent; undefined for a blank line. */
export function rowOf(
  line: readonly string[],
  row: number,
  mapping: Mapping,
): ImportRow | undefined {
  if (line.every((cell) => cell.trim() === '')) return undefined;
  const cells = importColumns.flatMap((column) => {
    const index = mapping[column];
    return index === undefined ? [] : [[column, line[index] ?? '']];
  });
  return { row, ...Object.fromEntries(cells) };
}
