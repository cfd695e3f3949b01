import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { systemRole } from '../row-security.ts';

/** The product of the interface flags. It has no account. */
export const interfaceProductId = '0b5f6c1e-7a54-4a1e-9c56-2f6d1f3e8a10';

/** @see specification, section 6, "Interface flags" */
const flags = [
  ['a1d6a6f4-5a0c-4f0b-8b67-0d6c1e9e1c01', 'SHOW_FEATURE_FLAG_MENU', 'Feature flag menu'],
  ['a1d6a6f4-5a0c-4f0b-8b67-0d6c1e9e1c02', 'ANALYTICS_AGENCY_PLAN', 'Analytics agency plan'],
  ['a1d6a6f4-5a0c-4f0b-8b67-0d6c1e9e1c03', 'SHOW_MANAGE_DEPLOY_KEYS', 'Deploy key management'],
  [
    'a1d6a6f4-5a0c-4f0b-8b67-0d6c1e9e1c04',
    'SHOW_CONTINUOUS_DEPLOYMENT_DEBUGGING',
    'Continuous deployment debugging',
  ],
  ['a1d6a6f4-5a0c-4f0b-8b67-0d6c1e9e1c05', 'SHOW_GITHUB_ACTION_CONFIG', 'GitHub action settings'],
] as const;

/** Adds the interface flags, all of them off. */
export const interfaceFlags: Migration = {
  async up(db: Kysely<unknown>) {
    // Row-level security also applies to the role that owns the tables.
    await sql`select set_config('role', ${systemRole}, true)`.execute(db);
    await sql`insert into feature_flag_products (id, name)
      values (${interfaceProductId}, 'Pressdock')`.execute(db);
    for (const [id, identifier, name] of flags) {
      await sql`insert into feature_flags (id, product_id, name, identifier, flag_type)
        values (${id}, ${interfaceProductId}, ${name}, ${identifier}, 'on/off')`.execute(db);
    }
    await sql`reset role`.execute(db);
  },
};
