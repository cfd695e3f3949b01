import type { LicenseCall, LicenseVerdict, SiteRefusal } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import { rateLimited } from '../../errors.ts';
import type { SiteCredentials } from '../../wordpress/siteRequest.ts';
import { refusalMessages } from '../licenses/licenses.messages.ts';
import type { LicenseAnswer, LicenseUseService } from '../licenses/licenseUse.service.ts';
import type { PlatformsService, SoldProduct } from '../platforms/platforms.types.ts';
import { accessMessages } from './updates.messages.ts';

/** A product, with everything that says who may have its updates. */
export type GuardedProduct = SoldProduct & { require_purchase_code: boolean };

/** What a site asks, and the version it would be let in for; null where that is no question. */
export interface Occasion {
  call: Extract<LicenseCall, 'update_check' | 'download'>;
  version: string | null;
}

/**
 * Whether a site may have updates, and up to which version, exclusive. `isLimited`: not the one it was
 * decided for either. The message is for the product's owner, not for the site.
 */
export type SiteAccess = { message: string; licenseId: string | null } & (
  | { verdict: 'open' | 'granted' | 'grace'; maxVersion: string | null; isLimited: boolean }
  | { verdict: 'refused'; refusal: SiteRefusal }
);

/** Decides who may have updates. */
export type SiteAccessService = ReturnType<typeof createSiteAccessService>;

/**
 * How many sites may wait for their licence at once: behind more than these, people would wait too long.
 * One account's crowd leaves the others' sites some of these places.
 */
const MOST_WAITING = { ofAccount: 75, ofAll: 100 };
const ASK_AGAIN_SECONDS = 30;

const anyVersion = { maxVersion: null, isLimited: false, licenseId: null };
const open: SiteAccess = { verdict: 'open', message: accessMessages.open, ...anyVersion };

/**
 * Make it. The account's own licences are asked first, then the platforms the product is sold on; one
 * that lets the site in is enough.
 */
export function createSiteAccessService(licenses: LicenseUseService, platforms: PlatformsService) {
  const isGated = (product: GuardedProduct) =>
    product.require_purchase_code || platforms.isGated(product);

  let waiting = 0;
  const waitingOf = new Map<string, number>();
  function changeWaiting(accountId: string, by: 1 | -1): void {
    const count = (waitingOf.get(accountId) ?? 0) + by;
    if (count === 0) waitingOf.delete(accountId);
    else waitingOf.set(accountId, count);
    waiting += by;
  }

  async function use(
    product: GuardedProduct,
    key: string,
    site: SiteCredentials,
    { version }: Occasion,
  ) {
    const { account_id: accountId } = product;
    const { ofAccount, ofAll } = MOST_WAITING;
    const isFull = waiting >= ofAll || (waitingOf.get(accountId) ?? 0) >= ofAccount;
    if (isFull) throw rateLimited(ASK_AGAIN_SECONDS);
    changeWaiting(accountId, 1);
    try {
      return await licenses.use(product, key, site, version);
    } finally {
      changeWaiting(accountId, -1);
    }
  }

  async function decide(
    product: GuardedProduct,
    { code, domain, address }: SiteCredentials,
    askOwn: (key: string) => Promise<LicenseAnswer>,
  ): Promise<SiteAccess> {
    if (!isGated(product)) return open;
    if (!code) return refused('license_missing', null, refusalMessages.license_missing);
    const reasons: string[] = [];
    const own = product.require_purchase_code ? await askOwn(code) : undefined;
    if (own?.ok) return granted(own);
    if (own) reasons.push(refusalMessages[own.refusal]);
    if (platforms.isGated(product)) {
      const said = await platforms.verify(product, code, { domain, address });
      if (said.verdict === 'granted') {
        return { verdict: 'granted', message: accessMessages.platform, ...anyVersion };
      }
      if (said.verdict === 'grace') {
        const message = accessMessages.grace(said.until);
        return { verdict: 'grace', message, ...anyVersion };
      }
      reasons.push(said.reason);
    }
    return refused(own?.refusal ?? 'not_confirmed', own?.licenseId ?? null, reasons.join(' '));
  }

  /** What a platform or nobody decides about is no decision about a licence, but for its refusal. */
  function note(
    { account_id: accountId, id: itemId }: GuardedProduct,
    { code: key = '', domain }: SiteCredentials,
    call: LicenseCall,
    access: SiteAccess,
  ): void {
    const { licenseId } = access;
    if (access.verdict !== 'refused' && licenseId === null) return;
    const code = codeOf(access);
    licenses.recordDecision({ accountId, key, licenseId, domain, itemId, call, code });
  }

  return {
    isGated,
    /** Decide for a site that asks. It is noted where its licence is in use. */
    async decide(
      product: GuardedProduct,
      shown: SiteCredentials,
      occasion: Occasion,
    ): Promise<SiteAccess> {
      const access = await decide(product, shown, (key) => use(product, key, shown, occasion));
      note(product, shown, occasion.call, access);
      return access;
    },
    /** Say to the owner what {@link decide} would; no licence is used. */
    foresee: (ctx: RequestContext, product: GuardedProduct, shown: SiteCredentials) =>
      decide(product, shown, (key) => licenses.foresee(ctx, product, key, shown)),
  };
}

function codeOf(access: SiteAccess): LicenseVerdict {
  if (access.verdict === 'refused') return access.refusal;
  return access.isLimited ? 'version_limit' : 'valid';
}

function granted(own: Extract<LicenseAnswer, { ok: true }>): SiteAccess {
  const { maxVersion, isLimited, licenseId } = own;
  const message = maxVersion ? accessMessages.licenseUpTo(maxVersion) : accessMessages.license;
  return { verdict: 'granted', maxVersion, isLimited, licenseId, message };
}

function refused(refusal: SiteRefusal, licenseId: string | null, message: string): SiteAccess {
  return { verdict: 'refused', refusal, licenseId, message };
}
