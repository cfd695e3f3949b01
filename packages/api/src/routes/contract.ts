import * as account from './account.routes.ts';
import * as admin from './admin.routes.ts';
import * as analytics from './analytics.routes.ts';
import * as apiKeys from './apiKey.routes.ts';
import * as audit from './audit.routes.ts';
import * as composer from './composer.routes.ts';
import * as customers from './customer.routes.ts';
import * as images from './images.routes.ts';
import * as licenses from './license.routes.ts';
import * as licenseActions from './licenseActions.routes.ts';
import * as plugins from './plugins.routes.ts';
import * as sites from './public.routes.ts';
import * as sitesLicenses from './publicLicense.routes.ts';
import type { RouteRecord } from './record.ts';
import * as security from './security.routes.ts';
import * as team from './team.routes.ts';
import * as themes from './themes.routes.ts';
import * as uploads from './uploads.routes.ts';

/** Every call of the contract, in the order of the document. */
export const routes: readonly RouteRecord[] = [
  account,
  security,
  team,
  plugins,
  themes,
  uploads,
  images,
  analytics,
  customers,
  licenses,
  licenseActions,
  apiKeys,
  sites,
  sitesLicenses,
  composer,
  audit,
  admin,
].flatMap((module) => Object.values(module) as RouteRecord[]);
