/** The names of the rows of limited tables. */
const nouns: Readonly<Record<string, string>> = {
  items: 'products',
  versions: 'versions',
  licenses: 'licenses',
  customers: 'customers',
  temporary_links: 'temporary links',
  api_keys: 'API keys',
  license_signing_keys: 'signing keys',
  team_members: 'team members',
  invitations: 'invitations',
  feature_flag_products: 'feature flag products',
  feature_flags: 'feature flags',
};

/** Returns the error for an account that has reached the limit of a table; undefined if it has none. */
export function rowLimitReached(table: string, limit: string): string | undefined {
  const noun = nouns[table];
  if (noun === undefined) return undefined;
  const most = Number(limit).toLocaleString('en-US');
  return `This account has reached the maximum of ${most} ${noun}. Delete some and try again.`;
}
