/** Tables without an account, and where a cluster keeps them. */
export const TABLES_WITHOUT_ACCOUNT: Readonly<Record<string, string>> = {
  users: 'Reference table: sign-in looks an address up among all accounts.',
  second_factors: 'Reference table: belongs to a person, who may work in several accounts.',
  recovery_codes: 'Reference table, like second_factors.',
  known_devices: 'Reference table, like second_factors.',
  password_resets: 'Reference table: the person has not signed in.',
  email_verifications: 'Reference table: the person has not signed in.',
  reset_requests: 'Local table: there may be no account with the address.',
  server_settings: 'Reference table with one row.',
  operator_codes: 'Reference table with one row.',
  master_keys: 'Reference table with a row per master key.',
  last_backup: 'Reference table with one row.',
  billing_events: 'Local table: ids of events stay unique after the account is deleted.',
  billing_departures: 'Local table: the account is deleted.',
  billing_runs: 'Local table: a run covers all accounts.',
  rate_counts: 'Local table: clients have no account.',
  received_hours: 'Local table: hours of the whole installation.',
};

const interfaceFlags =
  "The dashboard's own flags have no account; a cluster keeps these small tables as reference tables.";

/** Tables in which the account may be null, which a distribution column may not be. */
export const TABLES_WITH_OPTIONAL_ACCOUNT: Readonly<Record<string, string>> = {
  feature_flag_products: interfaceFlags,
  feature_flags: interfaceFlags,
  feature_flag_changes: interfaceFlags,
  feature_flag_schedules: interfaceFlags,
  feature_flag_reach: interfaceFlags,
  feature_flag_users:
    "The dashboard's own flags have no account; a cluster needs another id for them first.",
};

const secret = 'A hash of 128 or more random bits, which is looked up before the account is known.';
const siteOfProduct =
  'A site of a product. The writer takes the account from the product in the same statement; a foreign key on the largest tables would cost too much.';

/** Unique indexes without the account, for which the schema itself does not prove that the key has one. */
export const KEYS_WITHOUT_ACCOUNT: Readonly<Record<string, string>> = {
  analytics_shares_token: secret,
  api_keys_key_hash_key: secret,
  code_host_authorizations_state_hash_key: secret,
  invitations_secret_hash_key: secret,
  sessions_token_hash_key: secret,
  temporary_links_token_hash_key: secret,
  upload_tickets_object_key_key: 'The key of the object contains the account.',
  billing_accounts_customer: 'A customer in Stripe has one account.',
  team_members_pkey: 'A person is a member of one team, whichever account it belongs to.',
  site_days_pkey: siteOfProduct,
  day_rollups_pkey: siteOfProduct,
  release_outcomes_pkey: 'The key of a row in site_releases, which has the account of its product.',
  versions_number_unique: 'Starts with the id of a product, which has one account.',
  version_files_pkey: 'The id of a version, which has one account.',
  release_health_pkey: 'The id of a version, which has one account.',
  builds_running: 'The id of a product, which has one account.',
  deployments_item_id_key: 'The id of a product, which has one account.',
  deployment_deliveries_pkey: 'Starts with the id of a deployment, which has one account.',
  deploy_keys_repository: 'The id of a repository, which has one account.',
  daily_downloads_pkey: 'Starts with the id of a version, which has one account.',
  build_lines_pkey: 'Starts with the id of a build, which has one account.',
  license_undo_pkey: 'Starts with a random id that the server creates for each bulk change.',
};

const sameAccount =
  'The row and the one that it refers to are written for one account, which the transaction has read. A foreign key that compares the account would be a new condition for the previous release, which still runs during an upgrade.';
const large = `${sameAccount} The table is also large, so that adding the key would block writers.`;

/** Foreign keys between tables with an account that do not compare it. */
export const REFERENCES_WITHOUT_ACCOUNT: Readonly<Record<string, string>> = {
  versions_item_id_fkey: sameAccount,
  version_files_version_id_fkey: sameAccount,
  temporary_links_version_id_fkey: sameAccount,
  upload_tickets_version_id_fkey: sameAccount,
  release_health_version_id_fkey: sameAccount,
  release_health_compared_version_id_fkey: sameAccount,
  builds_item_id_fkey: sameAccount,
  builds_version_id_fkey: sameAccount,
  builds_replay_of_fkey: sameAccount,
  deployments_item_id_fkey: sameAccount,
  deployments_repository_id_fkey: sameAccount,
  deployment_deliveries_deployment_id_fkey: sameAccount,
  deploy_keys_item_id_fkey: sameAccount,
  deploy_keys_repository_id_fkey: sameAccount,
  daily_downloads_item_id_fkey: large,
  daily_downloads_version_id_fkey: large,
  build_lines_build_id_fkey: large,
  release_outcomes_site: large,
  release_outcomes_version_id_fkey: large,
};
