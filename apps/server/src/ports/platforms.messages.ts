import type { PlatformName } from './platforms.ts';

/** How people call the platforms. */
export const platformNames: Record<PlatformName, string> = {
  easy_digital_downloads: 'Easy Digital Downloads',
  envato: 'Envato',
  gumroad: 'Gumroad',
  sendowl: 'SendOwl',
  whmcs: 'WHMCS',
};

/** What the owner of a product reads about a code and the platform that was asked about it. */
export const platformMessages = {
  unknownCode: (name: string) => `${name} does not know this code.`,
  otherProduct: (name: string) => `${name} sold this code for another product.`,
  otherSite: (name: string) => `At ${name} this code is not active for the site that asks.`,
  refunded: (name: string) => `The purchase was refunded at ${name}.`,
  disputed: (name: string) => `The purchase is disputed at ${name}.`,
  subscriptionEnded: (name: string) => `The subscription at ${name} has ended.`,
  supportEnded: 'The support period of this purchase has ended at Envato.',
  expired: (name: string) => `The licence has expired at ${name}.`,
  disabled: (name: string) => `The licence has been disabled at ${name}.`,
  noKey: (name: string) => `Your profile holds no key to ask ${name} with.`,
  refusedKey: (name: string) => `${name} refuses the key in your profile.`,
  unknownProduct: (name: string) => `${name} does not know the product that is entered here.`,
  needsProductId: 'Gumroad wants the product id of this product; its permalink is not enough.',
  failed: (name: string, status: number) => `${name} answered with the error ${status}.`,
  unclear: (name: string) => `${name} gave an answer that is not understood.`,
  unreached: (name: string, why: string) => `${name} could not be asked. ${why}`,
  slow: (name: string) => `${name} takes too long to answer.`,
  busy: (name: string) => `${name} is asked about too many unknown codes of this product.`,
} as const;
