import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';
import type {
  KnownDevicesTable,
  PasswordResetsTable,
  RecoveryCodesTable,
  ResetRequestsTable,
  SecondFactorsTable,
} from './accounts.schema.ts';
import type { Json, Timestamp } from './columns.ts';
import type { FeatureFlagProductsTable, FeatureFlagsTable } from './flags.schema.ts';
import type {
  ApiKeysTable,
  CustomersTable,
  LicenseActivationsTable,
  LicenseDecisionsTable,
  LicenseSigningKeysTable,
  LicensesTable,
  LicenseUndoTable,
} from './licenses.schema.ts';
import type { LicenseNoticesTable, OutboxTable } from './mail.schema.ts';
import type {
  AccountSecretsTable,
  PlatformVerdictsTable,
  WebhookDeliveriesTable,
} from './outside.schema.ts';
import type {
  AuditLogTable,
  InvitationsTable,
  OperatorCodesTable,
  TeamMembersTable,
} from './team.schema.ts';

/** What `items.kind` may hold. */
export type ItemKind = 'plugin' | 'theme';

/** A person who can sign in. Its id is also the account everything it owns is scoped by. */
export interface UsersTable {
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
export interface SessionsTable {
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
export interface UserSettingsTable {
  account_id: string;
  key: string;
  value: ColumnType<unknown, string, string>;
  updated_at: Timestamp;
}

/** A plugin or a theme. The field names are those on the wire. */
export interface ItemsTable {
  id: string;
  account_id: string;
  kind: ColumnType<ItemKind, ItemKind, never>;
  name: string;
  slug: string;
  description: string;
  homepage: Generated<string>;
  author: Generated<string>;
  author_homepage: Generated<string>;
  details_url: Generated<string>;
  installation: Generated<string>;
  require_purchase_code: Generated<boolean>;
  envato: Generated<boolean>;
  envato_ignore_supported_until: Generated<boolean>;
  envato_id: Generated<string>;
  easy_digital_downloads: Generated<boolean>;
  easy_digital_downloads_id: Generated<string>;
  easy_digital_downloads_url: Generated<string>;
  webhook_urls: Json<string[]>;
  gumroad: Generated<boolean>;
  gumroad_product_permalink: Generated<string>;
  gumroad_product_id: Generated<string>;
  sendowl: Generated<boolean>;
  sendowl_product_id: Generated<string>;
  whmcs: Generated<boolean>;
  whmcs_url: Generated<string>;
  composer: Generated<boolean>;
  icon: Generated<string>;
  banner_high: Generated<string>;
  banner_low: Generated<string>;
  repository: Generated<string>;
  branch: Generated<string>;
  github_actions: Generated<boolean>;
  revision: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** One released number of an item and the immutable package behind it. */
export interface VersionsTable {
  id: string;
  account_id: string;
  item_id: string;
  version: string;
  version_major: number;
  version_minor: number;
  version_patch: number;
  requires: Generated<string>;
  tested: Generated<string>;
  requires_php: Generated<string>;
  upgrade_notice: Generated<string>;
  changelog: Generated<string>;
  sections: Json<Record<string, string>>;
  headers: Json<Record<string, string>>;
  warnings: Json<string[]>;
  object_key: string;
  file_size: number;
  sha256: string;
  file_count: number;
  ticket_id: string | null;
  downloads: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A file of a package: its path within the root folder, its unpacked bytes and its checksum. */
export type PackedFile = [path: string, size: number, crc32: number];

/** What a package's readme says, as far as a report tells it. */
export interface ReadmeFacts {
  stableTag: string;
  requires: string;
  tested: string;
  requiresPhp: string;
  sections: string[];
}

/** What is in a version's package. Versions of before these were kept have none. */
export interface VersionFilesTable {
  version_id: string;
  account_id: string;
  root: string;
  main_file: string;
  unpacked_size: number;
  readme: Json<ReadmeFacts | null>;
  files: Json<PackedFile[]>;
}

/** A picture that an account keeps, named by its bytes' hash and its type. */
export interface ImagesTable {
  account_id: string;
  name: string;
  /** When it was uploaded last. */
  uploaded_at: Timestamp;
}

/** Leave to upload one zip of an exact size to one key, once, for fifteen minutes. */
export interface UploadTicketsTable {
  id: string;
  account_id: string;
  object_key: string;
  slug: string;
  file_size: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: Timestamp | null;
  version_id: string | null;
  created_at: Timestamp;
}

/** A link to one version's zip that stops working by itself. Only the token's hash is stored. */
export interface TemporaryLinksTable {
  id: string;
  account_id: string;
  version_id: string;
  token_hash: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  revoked_at: Timestamp | null;
  created_at: Timestamp;
}

/** One question "is there an update?" from one site, its client address already truncated. */
export interface UpdateChecksTable {
  id: Generated<number>;
  account_id: string;
  item_id: string;
  at: Timestamp;
  installed_version: string | null;
  wordpress_version: string | null;
  php_version: string | null;
  mysql_version: string | null;
  language: string | null;
  locale: string | null;
  site_host: string | null;
  client_network: string | null;
}

/** How often a version was downloaded on one day (UTC). The total is `versions.downloads`. */
export interface DailyDownloadsTable {
  version_id: string;
  account_id: string;
  item_id: string;
  day: string;
  downloads: Generated<number>;
}

/** Every table of the server, by name. The test `schema` holds it against a migrated database. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  user_settings: UserSettingsTable;
  items: ItemsTable;
  versions: VersionsTable;
  version_files: VersionFilesTable;
  images: ImagesTable;
  upload_tickets: UploadTicketsTable;
  temporary_links: TemporaryLinksTable;
  update_checks: UpdateChecksTable;
  daily_downloads: DailyDownloadsTable;
  feature_flag_products: FeatureFlagProductsTable;
  feature_flags: FeatureFlagsTable;
  customers: CustomersTable;
  licenses: LicensesTable;
  license_activations: LicenseActivationsTable;
  license_undo: LicenseUndoTable;
  license_decisions: LicenseDecisionsTable;
  license_signing_keys: LicenseSigningKeysTable;
  api_keys: ApiKeysTable;
  account_secrets: AccountSecretsTable;
  platform_verdicts: PlatformVerdictsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  outbox: OutboxTable;
  license_notices: LicenseNoticesTable;
  known_devices: KnownDevicesTable;
  reset_requests: ResetRequestsTable;
  password_resets: PasswordResetsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  team_members: TeamMembersTable;
  invitations: InvitationsTable;
  operator_codes: OperatorCodesTable;
  audit_log: AuditLogTable;
}

/** A row as read. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

/** A row as inserted. */
export type NewRow<Name extends keyof Tables> = Insertable<Tables[Name]>;

/** The columns of a row that may be changed. */
export type RowPatch<Name extends keyof Tables> = Updateable<Tables[Name]>;
