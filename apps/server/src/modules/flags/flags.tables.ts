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

/** How a feature flag selects the users it is active for. */
export type FlagType = 'individual' | 'on/off' | 'percentage';

/** A group of feature flags, usually for one product of an author. */
interface FeatureFlagProductsTable {
  id: string;
  /** Null for the product that holds the interface flags. */
  account_id: string | null;
  name: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A feature flag. */
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
