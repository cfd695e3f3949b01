// Business constants that the dashboard, the server and the documentation share. Without zod.
export {
  ANALYTICS_PLANS,
  PASSWORD_LENGTH,
  PLANS,
  REGISTRATION_MODES,
  type RegistrationMode,
  SAVED_NOTICE_MS,
} from './accounts/accounts.limits.ts';
export { ACTIVATIONS_PAGE } from './activations/activations.limits.ts';
export { ACCOUNT_LINK_SECONDS, ACCOUNTS_PAGE, VIEWING_SECONDS } from './admin/admin.limits.ts';
export {
  ANALYTICS_DATE_DAYS,
  ANALYTICS_RANGE_DAYS,
  ANALYTICS_SHARE_LIMITS,
  COLLECTED_FIELDS,
  COMPARATORS,
  type CollectedField,
  type Comparator,
  DEFAULT_FIELDS,
  DOMAIN_SEARCH_MS,
  DOMAINS_PAGE,
  DOWNLOAD_DETAIL_PAGE,
  DOWNLOAD_POINTS,
  OTHER_VALUES,
  SITE_DAY_RETENTION,
  SITE_FACTS,
  SITE_FILTER_LIMITS,
  SITE_LOOKUP_MINUTES,
  type SiteFact,
  UPDATE_COUNT_DAYS,
  UPDATE_HEALTH,
  UPDATE_OUTCOMES,
  type UpdateOutcome,
  VERSION_FACTS,
  type VersionFact,
} from './analytics/analytics.limits.ts';
export { AUDIT_DAYS, AUDIT_PAGE } from './audit/audit.limits.ts';
export {
  BILLING_ACCOUNTS_PAGE,
  BILLING_TAB_MS,
  DELINQUENCY_DAYS,
  GRANT_REASON_MAX,
  INVOICE_STATUSES,
  INVOICES_PAGE,
  type InvoiceStatus,
  REFERRALS_PER_MONTH,
  REMINDER_DAYS,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from './billing/billing.limits.ts';
export {
  type AnalyticsPlanName,
  PLAN_LIMIT_NAMES,
  PLAN_LIMITS,
  type PlanLimit,
  type PlanLimits,
  type PlanName,
  UNBILLED_PLANS,
  UNSUBSCRIBED_PLANS,
  USAGE_WARNING,
} from './billing/plans.limits.ts';
export { BUILD_LIMITS, BUILD_LOG, REPLAY_DELAY_MS } from './builds/builds.limits.ts';
export {
  AUTHORIZATION_SECONDS,
  CODE_HOSTS,
  type CodeHost,
  REPOSITORY_SOURCES,
  type RepositorySource,
  TOKEN_ERROR_MS,
} from './codeHosts/codeHosts.limits.ts';
export { TEXT_LIMITS } from './contract/contract.limits.ts';
export { PRODUCT_KINDS } from './contract/productKind.ts';
export { CUSTOMER_LICENSES_MAX, CUSTOMERS_PAGE } from './customers/customers.limits.ts';
export { LICENSE_DECISIONS } from './decisions/decisions.limits.ts';
export { EMAIL_VERIFICATION_SECONDS } from './emailVerification/emailVerification.limits.ts';
export {
  FLAG_DAYS,
  FLAG_LIMITS,
  FLAG_NOTICE_MS,
  FLAG_PERCENTAGE_DEFAULT,
  FLAG_RECORDING,
  FLAG_SCHEDULE,
  FLAG_TEXT,
  NO_SCHEDULE,
} from './flags/flags.limits.ts';
export { IMAGE_LIMITS, IMAGE_SIZES } from './images/images.limits.ts';
export { LICENSE_BULK } from './licenseBulk/licenseBulk.limits.ts';
export { LICENSE_IMPORT } from './licenseImport/licenseImport.limits.ts';
export {
  LICENSE_COUNT_MAX,
  LICENSE_EXPIRING_DAYS,
  LICENSE_LIMITS,
  LICENSE_NOTICE_DAYS,
  LICENSES_PAGE,
} from './licenses/licenses.limits.ts';
export { CHANGED_FILES_MAX, PACKAGE_LIMITS } from './packages/packages.limits.ts';
export { PASSWORD_RESET_SECONDS } from './passwordReset/passwordReset.limits.ts';
export {
  CALL_LIMITS,
  PLATFORM_CHECKS,
  WEBHOOK_RETRY_MINUTES,
  WEBHOOK_URLS_MAX,
} from './products/products.limits.ts';
export {
  CONNECT_ERROR_MS,
  DEFAULT_BRANCH,
  REPOSITORY_LIMITS,
  VERSION_FILE,
} from './repositories/repositories.limits.ts';
export { SEARCH } from './search/search.limits.ts';
export { DEACTIVATION_DAYS, PASSWORD_CONFIRMATION_SECONDS } from './security/security.limits.ts';
export { LICENSE_LEASE } from './signingKeys/signingKeys.limits.ts';
export { AGENCY_TEAM_SIZE, INVITATION_SECONDS } from './team/team.limits.ts';
export { TEMPORARY_LINK_SECONDS } from './temporaryLinks/temporaryLinks.limits.ts';
export {
  DAILY_TOTAL_DAYS,
  PACKAGE_ACCESS_SECONDS,
  SITE_COUNT_DAYS,
  SITE_LIMITS,
  UPDATE_RESPONSE_BYTES,
} from './updates/updates.limits.ts';
export { STORAGE_QUOTAS, UPLOAD_TICKET_SECONDS } from './uploads/uploads.limits.ts';
export { VERSION_IMPORT_MAX, VERSIONS_PAGE } from './versions/versions.limits.ts';
export { WEBHOOK_LOG, WEBHOOK_SENDING } from './webhooks/webhooks.limits.ts';
