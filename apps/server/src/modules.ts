import type { AnyModule } from './module.ts';
import { accountsModule } from './modules/accounts/accounts.module.ts';
import { adminModule } from './modules/admin/admin.module.ts';
import { analyticsModule } from './modules/analytics/analytics.module.ts';
import { analyticsSettingsModule } from './modules/analyticsSettings/analyticsSettings.module.ts';
import { apiKeysModule } from './modules/apiKeys/apiKeys.module.ts';
import { auditModule } from './modules/audit/audit.module.ts';
import { backupsModule } from './modules/backups/backups.module.ts';
import { billingModule } from './modules/billing/billing.module.ts';
import { buildNoticesModule } from './modules/buildNotices/buildNotices.module.ts';
import { buildsModule } from './modules/builds/builds.module.ts';
import { codeHostsModule } from './modules/codeHosts/codeHosts.module.ts';
import { composerModule } from './modules/composer/composer.module.ts';
import { customersModule } from './modules/customers/customers.module.ts';
import { deploymentsModule } from './modules/deployments/deployments.module.ts';
import { diagnosticsModule } from './modules/diagnostics/diagnostics.module.ts';
import { documentationModule } from './modules/documentation/documentation.module.ts';
import { flagsModule } from './modules/flags/flags.module.ts';
import { healthModule } from './modules/health/health.module.ts';
import { imagesModule } from './modules/images/images.module.ts';
import { interfaceModule } from './modules/interface/interface.module.ts';
import { licenseNoticesModule } from './modules/licenseNotices/licenseNotices.module.ts';
import { licensesModule } from './modules/licenses/licenses.module.ts';
import { licensingModule } from './modules/licensing/licensing.module.ts';
import { mailModule } from './modules/mail/mail.module.ts';
import { packagesModule } from './modules/packages/packages.module.ts';
import { platformsModule } from './modules/platforms/platforms.module.ts';
import { productsModule } from './modules/products/products.module.ts';
import { releaseNoticesModule } from './modules/releaseNotices/releaseNotices.module.ts';
import { releaseTraceModule } from './modules/releaseTrace/releaseTrace.module.ts';
import { richTextModule } from './modules/richText/richText.module.ts';
import { searchModule } from './modules/search/search.module.ts';
import { sitesModule } from './modules/sites/sites.module.ts';
import { statsModule } from './modules/stats/stats.module.ts';
import { teamModule } from './modules/team/team.module.ts';
import { temporaryLinksModule } from './modules/temporaryLinks/temporaryLinks.module.ts';
import { updateHealthModule } from './modules/updateHealth/updateHealth.module.ts';
import { updatesModule } from './modules/updates/updates.module.ts';
import { uploadsModule } from './modules/uploads/uploads.module.ts';
import { versionsModule } from './modules/versions/versions.module.ts';
import { webhooksModule } from './modules/webhooks/webhooks.module.ts';
import { rateLimitsModule } from './rateLimits/rateLimits.module.ts';
import { secretsModule } from './secrets/secrets.module.ts';

/**
 * Every module of the server. The order is that of routes, of the parts of a data export, and of the
 * tables that are emptied before an account is deleted.
 */
export const modules: readonly AnyModule[] = [
  accountsModule,
  secretsModule,
  rateLimitsModule,
  backupsModule,
  apiKeysModule,
  teamModule,
  richTextModule,
  productsModule,
  versionsModule,
  packagesModule,
  uploadsModule,
  updateHealthModule,
  sitesModule,
  updatesModule,
  imagesModule,
  temporaryLinksModule,
  licensingModule,
  licensesModule,
  customersModule,
  licenseNoticesModule,
  releaseNoticesModule,
  buildNoticesModule,
  webhooksModule,
  platformsModule,
  composerModule,
  buildsModule,
  releaseTraceModule,
  deploymentsModule,
  codeHostsModule,
  flagsModule,
  billingModule,
  mailModule,
  auditModule,
  adminModule,
  analyticsModule,
  analyticsSettingsModule,
  statsModule,
  searchModule,
  interfaceModule,
  documentationModule,
  healthModule,
  diagnosticsModule,
];
