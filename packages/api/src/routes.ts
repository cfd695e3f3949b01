import * as accounts from './accounts/accounts.routes.ts';
import * as activations from './activations/activations.routes.ts';
import * as accountActions from './admin/accountActions.routes.ts';
import * as admin from './admin/admin.routes.ts';
import * as serverSettings from './admin/serverSettings.routes.ts';
import * as analyticsDays from './analytics/analyticsDays.routes.ts';
import * as analyticsSettings from './analytics/analyticsSettings.routes.ts';
import * as analyticsShares from './analytics/analyticsShares.routes.ts';
import * as answers from './analytics/answers.routes.ts';
import * as domains from './analytics/domains.routes.ts';
import * as siteValues from './analytics/siteValues.routes.ts';
import * as updateHealth from './analytics/updateHealth.routes.ts';
import * as apiKeys from './apiKeys/apiKeys.routes.ts';
import * as audit from './audit/audit.routes.ts';
import * as adminBilling from './billing/adminBilling.routes.ts';
import * as billing from './billing/billing.routes.ts';
import * as builds from './builds/builds.routes.ts';
import * as codeHosts from './codeHosts/codeHosts.routes.ts';
import * as composer from './composer/composer.routes.ts';
import type { CheckedRecords, RouteRecord } from './contract/record.ts';
import * as customers from './customers/customers.routes.ts';
import * as decisions from './decisions/decisions.routes.ts';
import * as emailVerification from './emailVerification/emailVerification.routes.ts';
import * as flagHistory from './flags/flagHistory.routes.ts';
import * as flagProducts from './flags/flagProducts.routes.ts';
import * as flags from './flags/flags.routes.ts';
import * as images from './images/images.routes.ts';
import * as interfaces from './interface/interface.routes.ts';
import * as licenseBulk from './licenseBulk/licenseBulk.routes.ts';
import { licenseCheckRoutes } from './licenseChecks/licenseChecks.routes.ts';
import * as licenseImport from './licenseImport/licenseImport.routes.ts';
import * as licenseIssue from './licenseIssue/licenseIssue.routes.ts';
import * as licenses from './licenses/licenses.routes.ts';
import * as passwordReset from './passwordReset/passwordReset.routes.ts';
import { productRoutes } from './products/products.routes.ts';
import * as deployKeys from './repositories/deployKeys.routes.ts';
import * as deployments from './repositories/deployments.routes.ts';
import * as deploymentTools from './repositories/deploymentTools.routes.ts';
import * as repositories from './repositories/repositories.routes.ts';
import * as search from './search/search.routes.ts';
import * as secondFactor from './secondFactor/secondFactor.routes.ts';
import * as security from './security/security.routes.ts';
import * as signingKeys from './signingKeys/signingKeys.routes.ts';
import * as stats from './stats/stats.routes.ts';
import * as team from './team/team.routes.ts';
import { temporaryDownload } from './temporaryLinks/temporaryLinks.routes.ts';
import {
  downloadPackage,
  readDetailsPage,
  readLatestVersion,
  updateCheckRoutes,
} from './updates/updates.routes.ts';
import * as uploads from './uploads/uploads.routes.ts';
import * as webhooks from './webhooks/webhooks.routes.ts';

/** The kinds of object that the audit log names. The server finds the name of each. */
export const AUDIT_SUBJECTS = [
  'account',
  'apiKey',
  'build',
  'customer',
  'deployKey',
  'flag',
  'flagProduct',
  'invitation',
  'license',
  'member',
  'product',
  'repository',
  'share',
  'webhook',
] as const;

/** @see {@link AUDIT_SUBJECTS} */
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** Returns the resources. Does not compile if an audit entry names an unknown subject or body field. */
function checked<const Resources extends readonly Record<string, RouteRecord>[]>(
  resources: Resources & {
    [Index in keyof Resources]: CheckedRecords<Resources[Index], AuditSubject>;
  },
): Resources {
  return resources;
}

const resources = checked([
  accounts,
  stats,
  search,
  passwordReset,
  emailVerification,
  security,
  secondFactor,
  team,
  productRoutes('plugin'),
  productRoutes('theme'),
  uploads,
  images,
  analyticsDays,
  siteValues,
  domains,
  answers,
  updateHealth,
  analyticsSettings,
  analyticsShares,
  customers,
  licenses,
  activations,
  licenseBulk,
  licenseImport,
  licenseIssue,
  decisions,
  signingKeys,
  apiKeys,
  updateCheckRoutes('plugin'),
  updateCheckRoutes('theme'),
  { downloadPackage, readLatestVersion, readDetailsPage, temporaryDownload },
  flagProducts,
  flags,
  flagHistory,
  codeHosts,
  repositories,
  deployments,
  deploymentTools,
  deployKeys,
  builds,
  interfaces,
  licenseCheckRoutes('account', 'GET'),
  licenseCheckRoutes('account', 'POST'),
  licenseCheckRoutes('server', 'GET'),
  licenseCheckRoutes('server', 'POST'),
  composer,
  webhooks,
  audit,
  admin,
  accountActions,
  serverSettings,
  billing,
  adminBilling,
]);

/** Every route record of the contract, in the order of the OpenAPI document. */
export const routes: readonly RouteRecord[] = resources.flatMap((records) =>
  Object.values<RouteRecord>(records),
);
