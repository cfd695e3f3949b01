import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

/** Whom a feature flag is for. */
export type FlagType = 'individual' | 'on/off' | 'percentage';

/** A product whose flags are kept here. */
export interface FeatureFlagProductsTable {
  id: string;
  /** null for the product that switches parts of this dashboard itself. */
  account_id: string | null;
  name: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** One switch of a feature flag product. */
export interface FeatureFlagsTable {
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
