import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const accountsTables = [
  'users',
  'sessions',
  'user_settings',
  'known_devices',
  'reset_requests',
  'password_resets',
  'second_factors',
  'recovery_codes',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    users: UsersTable;
    sessions: SessionsTable;
    user_settings: UserSettingsTable;
    known_devices: KnownDevicesTable;
    reset_requests: ResetRequestsTable;
    password_resets: PasswordResetsTable;
    second_factors: SecondFactorsTable;
    recovery_codes: RecoveryCodesTable;
  }
}

/** A person who can sign in. Its id is also the account everything it owns is scoped by. */
interface UsersTable {
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  is_admin: Generated<boolean>;
  is_delinquent: Generated<boolean>;
  has_card: Generated<boolean>;
  selected_plan: Generated<string>;
  analytics_plan: Generated<string>;
  can_add_plugin_or_theme: Generated<boolean>;
  can_add_license: Generated<boolean>;
  can_add_feature_flag: Generated<boolean>;
  can_add_feature_flag_product: Generated<boolean>;
  receive_email_notifications: Generated<boolean>;
  receive_build_notifications: Generated<boolean>;
  receive_billing_notifications: Generated<boolean>;
  business_name: Generated<string>;
  business_address_1: Generated<string>;
  business_address_2: Generated<string>;
  business_city: Generated<string>;
  business_state_province: Generated<string>;
  business_country: Generated<string>;
  referral_count: Generated<number>;
  referred_by: string | null;
  deactivated_at: Timestamp | null;
  /** When somebody who left is deleted; until then they may come back. */
  leaves_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A signed-in browser: the person acting and the account acted for. The token itself is never stored. */
interface SessionsTable {
  id: string;
  token_hash: string;
  user_id: string;
  account_id: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: ColumnType<Date, Date | string, never>;
  revoked_at: Timestamp | null;
  /** What it was signed in with and from where, as far as its person is told. */
  device: Generated<string>;
  network: Generated<string>;
  /** When the current password was proven last. */
  proved_at: Timestamp | null;
  /** Until when an operator views another account in it; null in all other sessions. */
  viewing_until: Timestamp | null;
}

/** One remembered choice of an account, such as a panel left open. */
interface UserSettingsTable {
  account_id: string;
  key: string;
  value: ColumnType<unknown, string, string>;
  updated_at: Timestamp;
}

/** From where somebody has signed in before. */
interface KnownDevicesTable {
  user_id: string;
  device: string;
  network: string;
  seen_at: Timestamp;
}

/** That somebody asked for a new password by this address, whoever has it. */
interface ResetRequestsTable {
  id: string;
  email: string;
  created_at: Timestamp;
}

/** Leave to set a new password, once. Only the nonce's hash is stored. */
interface PasswordResetsTable {
  nonce_hash: string;
  user_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: Timestamp | null;
  created_at: Timestamp;
}

/** What makes somebody's one-time passwords, sealed. It counts once it is confirmed. */
interface SecondFactorsTable {
  user_id: string;
  sealed: string;
  confirmed_at: Timestamp | null;
  /** The time step of the last code that was taken: none is taken twice. */
  last_step: Generated<number>;
  created_at: Timestamp;
}

/** A code that stands in for the app once. Only its hash is stored. */
interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Timestamp | null;
}
