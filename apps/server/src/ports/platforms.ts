import type { SellingFields } from '@pressdock/api';

/** The columns of a product that configure its sales platforms. */
export type SellingFacts = Required<SellingFields> & { envato_ignore_supported_until: boolean };

/** The sales platforms, by the name of the column that turns them on. */
export type PlatformName = 'easy_digital_downloads' | 'envato' | 'gumroad' | 'sendowl' | 'whmcs';

/**
 * A platform's result for a code. `unavailable`: the platform could not be called, or rejected the
 * owner's credentials. A `reason` is for the product's owner.
 */
export type PlatformResult =
  | { result: 'valid' }
  | { result: 'invalid'; reason: string }
  | { result: 'unavailable'; reason: string };

/** The site that sends a purchase code. */
export interface RequestingSite {
  /** Its host name. */
  domain?: string | undefined;
  /** Its full URL, where it is known. */
  address?: string | undefined;
}

/** The secrets of an account that platforms require. */
export type PlatformKeyName = 'envatoApiToken' | 'sendowlApiKey' | 'sendowlApiSecret';

/** A request to verify a code. */
export interface VerificationRequest {
  product: SellingFacts;
  code: string;
  site: RequestingSite;
  now: Date;
  /** Returns a secret of the product's account; `undefined` when there is none. */
  readKey(name: PlatformKeyName): Promise<string | undefined>;
}

/** A sales platform that verifies purchase codes. */
export interface Platform {
  readonly name: PlatformName;
  /** Returns the inputs of a result besides code and time; `undefined` if the product is not sold here. */
  basis(product: SellingFacts, site: RequestingSite): readonly string[] | undefined;
  /** Never throws. */
  verify(request: VerificationRequest): Promise<PlatformResult>;
}
