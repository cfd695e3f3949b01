import { PRODUCT_KINDS } from '@pressdock/api/limits';
import type { Feature } from '../entities/navigation/navigation.kind.ts';
import { accessLogFeature } from '../features/accessLog/accessLog.routes.ts';
import { adminFeature } from '../features/admin/admin.routes.ts';
import { analyticsFeature } from '../features/analytics/analytics.routes.ts';
import { analyticsSettingsFeature } from '../features/analyticsSettings/analyticsSettings.routes.ts';
import { apiKeysFeature } from '../features/apiKeys/apiKeys.routes.ts';
import { auditLogFeature } from '../features/auditLog/auditLog.routes.ts';
import { authFeature } from '../features/auth/auth.routes.ts';
import { billingFeature } from '../features/billing/billing.routes.ts';
import { connectRepositoryFeature } from '../features/connectRepository/connectRepository.routes.ts';
import { customersFeature } from '../features/customers/customers.routes.ts';
import { deploymentFeature } from '../features/deployment/deployment.routes.ts';
import { emailVerificationFeature } from '../features/emailVerification/emailVerification.routes.ts';
import { featureFlagsFeature } from '../features/featureFlags/featureFlags.routes.ts';
import { flagsFeature } from '../features/flags/flags.routes.ts';
import { homeFeature } from '../features/home/home.routes.ts';
import { joinTeamFeature } from '../features/joinTeam/joinTeam.routes.ts';
import { licenseImportFeature } from '../features/licenseImport/licenseImport.routes.ts';
import { licensesFeature } from '../features/licenses/licenses.routes.ts';
import { offlineFeature } from '../features/offline/offline.routes.ts';
import { productFormFeature } from '../features/productForm/productForm.routes.ts';
import { productsFeature } from '../features/products/products.routes.ts';
import { profileFeature } from '../features/profile/profile.routes.ts';
import { securityFeature } from '../features/security/security.routes.ts';
import { sharedAnalyticsFeature } from '../features/sharedAnalytics/sharedAnalytics.routes.ts';
import { supportFeature } from '../features/support/support.routes.ts';
import { teamFeature } from '../features/team/team.routes.ts';
import { updateHealthFeature } from '../features/updateHealth/updateHealth.routes.ts';
import { versionsFeature } from '../features/versions/versions.routes.ts';
import { webhooksFeature } from '../features/webhooks/webhooks.routes.ts';

/**
 * Every feature of the dashboard. The first route that matches a path wins, and the palette offers
 * commands in this order.
 * @see specification, section 2
 */
export const features: readonly Feature[] = [
  authFeature,
  homeFeature,
  ...PRODUCT_KINDS.flatMap((kind) => [
    productsFeature(kind),
    productFormFeature(kind),
    versionsFeature(kind),
  ]),
  deploymentFeature,
  connectRepositoryFeature,
  analyticsFeature,
  analyticsSettingsFeature,
  sharedAnalyticsFeature,
  updateHealthFeature,
  licensesFeature,
  licenseImportFeature,
  accessLogFeature,
  offlineFeature,
  customersFeature,
  profileFeature,
  securityFeature,
  supportFeature,
  apiKeysFeature,
  webhooksFeature,
  teamFeature,
  billingFeature,
  joinTeamFeature,
  emailVerificationFeature,
  adminFeature,
  auditLogFeature,
  featureFlagsFeature,
  flagsFeature,
];
