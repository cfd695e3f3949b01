import type { SellingFields } from '@pressdock/api';

/** Where a product is sold: the columns of an item that say it. */
export type SellingFacts = Required<SellingFields> & { envato_ignore_supported_until: boolean };

/** The platforms that a product can be sold on, by the name of the switch. */
export type PlatformName = 'easy_digital_downloads' | 'envato' | 'gumroad' | 'sendowl' | 'whmcs';

/**
 * What a platform says of a code. `unavailable`: it could not be asked, or not in the owner's name.
 * A `reason` is a sentence for the product's owner.
 */
export type PlatformAnswer =
  | { answer: 'valid' }
  | { answer: 'invalid'; reason: string }
  | { answer: 'unavailable'; reason: string };

/** What a site tells of itself; whatever it does not say is absent. */
export interface AskingSite {
  /** Its host name. */
  domain?: string | undefined;
  /** Its whole address, where that is known. */
  address?: string | undefined;
}

/** The keys that an account keeps to ask its platforms with. */
export type PlatformKeyName = 'envatoApiToken' | 'sendowlApiKey' | 'sendowlApiSecret';

/** One question: is this code good for this product on this site, now? */
export interface PlatformQuestion {
  product: SellingFacts;
  code: string;
  site: AskingSite;
  now: Date;
  /** A key of the product's account; `undefined` when there is none. */
  readKey(name: PlatformKeyName): Promise<string | undefined>;
}

/** A place where products are sold and that knows which codes are good. */
export interface Platform {
  readonly name: PlatformName;
  /** Everything an answer depends on besides the code and time; `undefined` when the product is not sold there. */
  basis(product: SellingFacts, site: AskingSite): readonly string[] | undefined;
  /** Never throws. */
  ask(question: PlatformQuestion): Promise<PlatformAnswer>;
}
