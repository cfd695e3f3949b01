/** A part of the file: rows of one table that belong to the account, with these columns alone. */
export interface ExportedPart {
  /** Its name in the file. */
  name: string;
  table: string;
  /** The column that holds the account. */
  owner: string;
  columns: readonly string[];
  /** What tells rows apart, in SQL; they are read in its order. */
  key: readonly string[];
  /** Whether account work does not reach the table. */
  isClosed: boolean;
}

const closed = new Set(['sessions', 'known_devices', 'second_factors', 'outbox']);

const part = (
  name: string,
  table: string,
  columns: string,
  key = 'id',
  owner = 'account_id',
): ExportedPart => ({
  name,
  table,
  owner,
  columns: columns.split(/\s+/),
  key: key.split(' '),
  isClosed: closed.has(table),
});

/** Everything that is kept of an account and no secret: what is not named here is in no file. */
export const EXPORTED: readonly ExportedPart[] = [
  part(
    'profile',
    'users',
    `id email first_name last_name selected_plan analytics_plan receive_email_notifications
    receive_build_notifications receive_billing_notifications business_name business_address_1
    business_address_2 business_city business_state_province business_country referral_count
    created_at updated_at`,
    'id',
    'id',
  ),
  part('settings', 'user_settings', 'key value updated_at', 'key'),
  part('keptSecrets', 'account_secrets', 'name updated_at', 'name'),
  part(
    'sessions',
    'sessions',
    'id device network created_at last_used_at expires_at revoked_at',
    'id',
    'user_id',
  ),
  part('knownDevices', 'known_devices', 'device network seen_at', 'device network', 'user_id'),
  part('secondFactor', 'second_factors', 'confirmed_at created_at', 'user_id', 'user_id'),
  part('apiKeys', 'api_keys', 'id name scope prefix expires_at last_used_at revoked_at created_at'),
  part('team', 'team_members', 'user_id joined_at', 'user_id'),
  part('invitations', 'invitations', 'id email expires_at created_at'),
  part(
    'products',
    'items',
    `id kind name slug description homepage author author_homepage details_url installation
    require_purchase_code envato envato_ignore_supported_until envato_id easy_digital_downloads
    easy_digital_downloads_id easy_digital_downloads_url webhook_urls gumroad
    gumroad_product_permalink gumroad_product_id sendowl sendowl_product_id whmcs whmcs_url composer
    icon banner_high banner_low repository branch github_actions created_at updated_at`,
  ),
  part(
    'versions',
    'versions',
    `id item_id version requires tested requires_php upgrade_notice changelog sections headers warnings
    file_size sha256 file_count downloads created_at updated_at`,
  ),
  part('downloads', 'daily_downloads', 'version_id item_id day downloads', 'version_id day'),
  part('images', 'images', 'name uploaded_at', 'name'),
  part('temporaryLinks', 'temporary_links', 'id version_id expires_at revoked_at created_at'),
  part('customers', 'customers', 'id first_name last_name email notes created_at updated_at'),
  part(
    'licenses',
    'licenses',
    `id item_id customer_id key activation_limit expires_at domain max_version notes suspended_at
    created_at updated_at`,
  ),
  part(
    'activations',
    'license_activations',
    'id license_id domain counts plugin_version first_seen_at last_seen_at',
  ),
  part(
    'licenseDecisions',
    'license_decisions',
    'key_hint license_id domain item_id call code times first_at last_at',
    `key_hash domain call code coalesce(item_id,'00000000-0000-0000-0000-000000000000')`,
  ),
  part(
    'licenseSigningKeys',
    'license_signing_keys',
    'id public_key created_at signs_from retired_at',
  ),
  part(
    'webhookDeliveries',
    'webhook_deliveries',
    'id item_id url attempts delivered_at last_status last_failure created_at',
  ),
  part('featureFlagProducts', 'feature_flag_products', 'id name created_at updated_at'),
  part(
    'featureFlags',
    'feature_flags',
    `id product_id name identifier flag_type percentage individual_users active created_at
    updated_at`,
  ),
  part('letters', 'outbox', 'id kind recipient sent_at given_up_at created_at'),
  part(
    'updateChecks',
    'update_checks',
    `id item_id at installed_version wordpress_version php_version
    mysql_version language locale site_host client_network`,
  ),
  part('auditLog', 'audit_log', 'id at actor way action summary subject outcome network'),
];
