import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const flagsTables = [
  'feature_flag_products',
  'feature_flags',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    feature_flag_products: FeatureFlagProductsTable;
    feature_flags: FeatureFlagsTable;
  }
}

/** Whom a feature flag is on for. */
export type FlagType = 'individual' | 'on/off' | 'percentage';

/** A product whose flags are kept here. */
interface FeatureFlagProductsTable {
  id: string;
  /** null for the product that switches parts of this dashboard itself. */
  account_id: string | null;
  name: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** One switch of a feature flag product. */
interface FeatureFlagsTable {
  id: string;
  account_id: string | null;
  product_id: string;
  name: string;
  identifier: string;
  flag_type: FlagType;
  percentage: number | null;
  individual_users: Json<string[]>;
  active: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}
