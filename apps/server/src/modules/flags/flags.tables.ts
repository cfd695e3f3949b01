import type {
  FlagChangeKind,
  FlagChangeResponse,
  FlagGroup,
  FlagSkipReason,
  FlagType,
} from '@pressdock/api';
import type { ColumnType, Generated } from 'kysely';
import type { Json, RequiredJson, Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const flagsTables = [
  'feature_flag_products',
  'feature_flags',
  'feature_flag_changes',
  'feature_flag_reach',
  'feature_flag_users',
  'feature_flag_schedules',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    feature_flag_products: FeatureFlagProductsTable;
    feature_flags: FeatureFlagsTable;
    feature_flag_changes: FeatureFlagChangesTable;
    feature_flag_reach: FeatureFlagReachTable;
    feature_flag_users: FeatureFlagUsersTable;
    feature_flag_schedules: FeatureFlagSchedulesTable;
  }
}

/** The feature flags of one product of an author. */
interface FeatureFlagProductsTable {
  id: string;
  /** Null only for the product of the interface flags, while there is no operator. */
  account_id: string | null;
  name: string;
  last_requested_at: Timestamp | null;
  /** The hour in which `hour_users` new identifiers were stored. */
  hour: Timestamp | null;
  hour_users: Generated<number>;
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
  group_rule: RequiredJson<FlagGroup> | null;
  active: Generated<boolean>;
  revision: Generated<number>;
  /** The name of the last editor; null for a schedule. */
  changed_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** Everything that people decide about a flag. */
export interface FlagState {
  name: string;
  identifier: string;
  flag_type: FlagType;
  percentage: number | null;
  group: FlagGroup | null;
  individual_users: string[];
  active: boolean;
}

/** A change of a flag, with its state afterward. The newest hundred of a flag are kept. */
interface FeatureFlagChangesTable {
  id: string;
  account_id: string | null;
  product_id: string;
  flag_id: string;
  revision: number;
  kind: FlagChangeKind;
  changed_at: Timestamp;
  changed_by: string | null;
  /** The state without the people, whose list may be long. */
  state: RequiredJson<Omit<FlagState, 'individual_users'>>;
  individual_users: Json<string[]>;
  /** The number of people in the list. */
  people: Generated<number>;
  added: Json<FlagChangeResponse['added']>;
  removed: Json<FlagChangeResponse['removed']>;
}

/** How many identifiers requested the flags for the first time after a change, in one period. */
interface FeatureFlagReachTable {
  change_id: string;
  account_id: string | null;
  /** The start of ten minutes in the first two days after the change, later of a day. */
  period: ColumnType<Date, Date | string, Date | string>;
  identifiers: number;
}

/** An identifier that requested the flags of a product. Deleted 90 days after its last request. */
interface FeatureFlagUsersTable {
  product_id: string;
  account_id: string | null;
  identifier: string;
  last_requested_at: ColumnType<Date, Date | string, Date | string>;
}

/** One step of a schedule. `doneAt` is set in the transaction that executes it, or skips it for a reason. */
export interface ScheduledStep {
  at: string;
  active: boolean | null;
  percentage: number | null;
  doneAt: string | null;
  skipped?: FlagSkipReason | null;
}

/** The schedule of a flag. */
interface FeatureFlagSchedulesTable {
  flag_id: string;
  account_id: string | null;
  steps: RequiredJson<ScheduledStep[]>;
  paused_at: Timestamp | null;
  /** When its job is due, at the latest in an hour; null while paused and after the last step. */
  next_at: Timestamp | null;
}
