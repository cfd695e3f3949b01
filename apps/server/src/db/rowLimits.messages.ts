/** The names of rows whose table is named differently. */
const nouns: Readonly<Record<string, string>> = {
  items: 'products',
  api_keys: 'API keys',
  license_signing_keys: 'signing keys',
  webhook_endpoints: 'webhook URLs',
};

/** Returns the error for an account that has reached the limit of a table. */
export function rowLimitReached(table: string, limit: string): string {
  const noun = nouns[table] ?? table.replaceAll('_', ' ');
  const most = Number(limit).toLocaleString('en-US');
  return `This account has reached the maximum of ${most} ${noun}. Delete some and try again.`;
}
