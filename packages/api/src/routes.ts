import * as accounts from './accounts/accounts.routes.ts';
import * as activations from './activations/activations.routes.ts';
import * as admin from './admin/admin.routes.ts';
import * as analytics from './analytics/analytics.routes.ts';
import * as apiKeys from './apiKeys/apiKeys.routes.ts';
import * as audit from './audit/audit.routes.ts';
import * as composer from './composer/composer.routes.ts';
import type { RouteRecord } from './contract/record.ts';
import * as customers from './customers/customers.routes.ts';
import * as decisions from './decisions/decisions.routes.ts';
import * as flags from './flags/flags.routes.ts';
import * as images from './images/images.routes.ts';
import * as interfaces from './interface/interface.routes.ts';
import * as licenseBulk from './licenseBulk/licenseBulk.routes.ts';
import * as licenseChecks from './licenseChecks/licenseChecks.routes.ts';
import * as licenseImport from './licenseImport/licenseImport.routes.ts';
import * as licenses from './licenses/licenses.routes.ts';
import * as plugins from './products/plugins.routes.ts';
import * as themes from './products/themes.routes.ts';
import * as security from './security/security.routes.ts';
import * as signingKeys from './signingKeys/signingKeys.routes.ts';
import * as stats from './stats/stats.routes.ts';
import * as team from './team/team.routes.ts';
import * as temporaryLinks from './temporaryLinks/temporaryLinks.routes.ts';
import * as updates from './updates/updates.routes.ts';
import * as uploads from './uploads/uploads.routes.ts';

/** Every route record of the contract, in the order of the OpenAPI document. */
export const routes: readonly RouteRecord[] = [
  accounts,
  stats,
  security,
  team,
  plugins,
  themes,
  uploads,
  images,
  analytics,
  customers,
  licenses,
  activations,
  licenseBulk,
  licenseImport,
  decisions,
  signingKeys,
  apiKeys,
  updates,
  temporaryLinks,
  flags,
  interfaces,
  licenseChecks,
  composer,
  audit,
  admin,
].flatMap((resource) => Object.values(resource) as RouteRecord[]);
