import type { RegistrationMode } from '@pressdock/api/limits';
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
  'account_rows',
  'email_verifications',
  'server_settings',
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
    account_rows: AccountRowsTable;
    email_verifications: EmailVerificationsTable;
    server_settings: ServerSettingsTable;
  }
}

/** A person who can sign in, and their account. Everything they own is scoped by its id. */
interface UsersTable {
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  is_admin: Generated<boolean>;
  is_delinquent: Generated<boolean>;
  /** When the oldest unpaid invoice was due; null if the operator set the state. */
  delinquent_since: Timestamp | null;
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
  business_postal_code: Generated<string>;
  business_country: Generated<string>;
  vat_number: Generated<string>;
  referral_count: Generated<number>;
  referred_by: string | null;
  /** When the person proved that they receive e-mails at the address. */
  email_verified_at: Timestamp | null;
  /** Whether the account is older than verification and works without it. */
  is_verification_waived: Generated<boolean>;
  suspended_at: Timestamp | null;
  deactivated_at: Timestamp | null;
  /** When a deactivated account is deleted. Until then it can be reactivated. */
  leaves_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A signed-in browser: the person and the account they act for. Stores only the token's hash. */
interface SessionsTable {
  id: string;
  token_hash: string;
  user_id: string;
  account_id: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: ColumnType<Date, Date | string, never>;
  revoked_at: Timestamp | null;
  /** Browser and operating system, as the list of sessions shows them. */
  device: Generated<string>;
  network: Generated<string>;
  /** When the password was last confirmed. */
  proved_at: Timestamp | null;
  /** When an operator's viewing of another account ends; null in all other sessions. */
  viewing_until: Timestamp | null;
}

/** A stored interface setting of an account, such as an open panel. */
interface UserSettingsTable {
  account_id: string;
  key: string;
  value: ColumnType<unknown, string, string>;
  updated_at: Timestamp;
}

/** A device and network that a person has signed in from. */
interface KnownDevicesTable {
  user_id: string;
  device: string;
  network: string;
  seen_at: Timestamp;
}

/** A request to reset the password of an address, which may have no account. */
interface ResetRequestsTable {
  id: string;
  email: string;
  created_at: Timestamp;
}

/** A single-use link to set a new password. Only the nonce's hash is stored. */
interface PasswordResetsTable {
  nonce_hash: string;
  user_id: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: Timestamp | null;
  created_at: Timestamp;
}

/** The encrypted secret of a person's authenticator app. It is required once confirmed. */
interface SecondFactorsTable {
  user_id: string;
  sealed: string;
  confirmed_at: Timestamp | null;
  /** The time step of the last accepted code, so that no code is accepted twice. */
  last_step: Generated<number>;
  created_at: Timestamp;
}

/** A single-use replacement for an authenticator code. Only its hash is stored. */
interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Timestamp | null;
}

/** The number of an account's rows in a table with a limit; written by the database. */
interface AccountRowsTable {
  account_id: string;
  table_name: string;
  rows: number;
}

/** A link that verifies an address, for a person's current address. Only the code's hash is stored. */
interface EmailVerificationsTable {
  code_hash: string;
  user_id: string;
  email: string;
  expires_at: ColumnType<Date, Date | string, never>;
  created_at: Timestamp;
}

/** The settings that operators change. At most one row; without it, the defaults apply. */
interface ServerSettingsTable {
  is_only: boolean;
  registration: RegistrationMode;
  updated_at: Timestamp;
}
