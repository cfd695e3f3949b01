import type { PlatformName } from './platforms.ts';

/** The names of the platforms on screens. */
export const platformNames: Record<PlatformName, string> = {
  easy_digital_downloads: 'Easy Digital Downloads',
  envato: 'Envato',
  gumroad: 'Gumroad',
  sendowl: 'SendOwl',
  whmcs: 'WHMCS',
};

/** Messages for the owner of a product about a purchase code and the platform that verifies it. */
export const platformMessages = {
  unknownCode: (name: string) => `${name} does not recognize this code.`,
  otherProduct: (name: string) => `${name} sold this code for another product.`,
  otherSite: (name: string) => `${name} has not activated this code for this site.`,
  refunded: (name: string) => `The ${name} purchase was refunded.`,
  disputed: (name: string) => `The ${name} purchase is disputed.`,
  subscriptionEnded: (name: string) => `The ${name} subscription has ended.`,
  supportEnded: 'The Envato support period of this purchase has ended.',
  expired: (name: string) => `The ${name} license has expired.`,
  disabled: (name: string) => `The ${name} license is disabled.`,
  missingCredentials: (name: string) => `Your profile has no API credentials for ${name}.`,
  rejectedCredentials: (name: string) => `${name} rejected the API credentials in your profile.`,
  unknownProduct: (name: string) => `${name} has no product with this ID.`,
  needsProductId: 'Gumroad requires the ID of this product. Enter it in addition to the permalink.',
  failed: (name: string, status: number) => `${name} returned the error ${status}.`,
  unclear: (name: string) => `${name} returned an unexpected response.`,
  unreachable: (name: string, why: string) => `${name} could not be reached. ${why}`,
  slow: (name: string) => `${name} took too long to respond.`,
  crowded: (name: string) => `Too many codes of this account wait for a response of ${name}.`,
  busy: (name: string) => `Too many unknown codes for this product were sent to ${name}.`,
} as const;
