import type { SiteRefusal } from '@pressdock/api';
import { siteMessages } from '../licensing/licensing.messages.ts';

/** The response to a site without a valid license. The code says why. */
export const licenseRequired = 'A valid license is required for this product.';

/** Why a site cannot install an update, for its owner. */
export const deniedMessages: Readonly<Record<SiteRefusal, string>> = {
  ...siteMessages.refused,
  license_missing: 'A license key is required to install this update.',
  not_confirmed: 'The seller has not confirmed this purchase code.',
};

/** Whether a site may receive updates, for the product's owner. */
export const siteAccessMessages = {
  open: 'This product does not require a license. Every site can receive its updates.',
  license: 'The license is valid for this site.',
  licenseUpTo: (maxVersion: string) =>
    `The license is valid for this site and includes versions below ${maxVersion}.`,
  platform: 'A sales platform of this product confirmed the code.',
  grace: (until: Date) =>
    `The sales platform is unreachable. It confirmed the code before, so the site keeps receiving updates until ${until.toISOString().slice(0, 10)}.`,
};

/** Whether a site is offered a version, for the product's owner. */
export const versionMessages = {
  offered: 'The site is offered this version, the newest one available to it.',
  held: 'The site would be offered this version, but it is not allowed to receive updates.',
  notOffered:
    'This version was imported, so no site is offered it. Choose “Offer to sites” to release it.',
  older: 'The site could run this version, but it is offered a newer one.',
  installed: 'The site already has this version.',
  notNewer: (installed: string) =>
    `This version is not newer than ${installed}, which the site has.`,
  php: (needed: string, actual: string) =>
    `This version requires PHP ${needed}. The site has ${actual}.`,
  wordpress: (needed: string, actual: string) =>
    `This version requires WordPress ${needed}. The site has ${actual}.`,
  license: (maxVersion: string) => `The license only includes versions below ${maxVersion}.`,
};
