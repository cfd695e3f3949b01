import type { RequestContext } from '../../context.ts';
import { rateLimited } from '../../errors.ts';
import { refusalMessages } from '../licenses/licenses.messages.ts';
import type { LicenseAnswer, LicenseUseService } from '../licenses/licenseUse.service.ts';
import type { PlatformsService, SoldProduct } from '../platforms/platforms.types.ts';
import { accessMessages } from './updates.messages.ts';

/** A product, with everything that says who may have its updates. */
export type GuardedProduct = SoldProduct & { require_purchase_code: boolean };

/** What a site shows to be let in. */
export interface Credentials {
  /** A licence key or a platform's purchase code. */
  code?: string | undefined;
  domain?: string | undefined;
  /** Its whole address; a store may know sites by it. */
  address?: string | undefined;
  /** The version it runs. */
  version?: string | undefined;
}

/**
 * Whether a site may have updates, and up to which version, exclusive. The message is for the
 * product's owner, not for the site.
 */
export type SiteAccess =
  | { verdict: 'open' | 'granted' | 'grace'; maxVersion: string | null; message: string }
  | { verdict: 'refused'; message: string };

/** Decides who may have updates. */
export type SiteAccessService = ReturnType<typeof createSiteAccessService>;

/** How many sites may wait for their licence at once: behind more than these, people would wait too long. */
const MOST_WAITING = 100;
const ASK_AGAIN_SECONDS = 30;

const open: SiteAccess = { verdict: 'open', maxVersion: null, message: accessMessages.open };

/**
 * Make it. The account's own licences are asked first, then the platforms the product is sold on; one
 * that lets the site in is enough.
 */
export function createSiteAccessService(licenses: LicenseUseService, platforms: PlatformsService) {
  const isGated = (product: GuardedProduct) =>
    product.require_purchase_code || platforms.isGated(product);

  let waiting = 0;
  async function use(product: GuardedProduct, key: string, site: Credentials) {
    if (waiting >= MOST_WAITING) throw rateLimited(ASK_AGAIN_SECONDS);
    waiting += 1;
    try {
      return await licenses.use(product, key, site);
    } finally {
      waiting -= 1;
    }
  }

  async function decide(
    product: GuardedProduct,
    { code, domain, address }: Credentials,
    askOwn: (key: string) => Promise<LicenseAnswer>,
  ): Promise<SiteAccess> {
    if (!isGated(product)) return open;
    if (!code) return { verdict: 'refused', message: accessMessages.noCode };
    const reasons: string[] = [];
    if (product.require_purchase_code) {
      const own = await askOwn(code);
      if (own.ok) return granted(own.maxVersion);
      reasons.push(refusalMessages[own.refusal]);
    }
    if (platforms.isGated(product)) {
      const said = await platforms.verify(product, code, { domain, address });
      if (said.verdict === 'granted') {
        return { verdict: 'granted', maxVersion: null, message: accessMessages.platform };
      }
      if (said.verdict === 'grace') {
        const message = accessMessages.grace(said.until);
        return { verdict: 'grace', maxVersion: null, message };
      }
      reasons.push(said.reason);
    }
    return { verdict: 'refused', message: reasons.join(' ') };
  }

  return {
    isGated,
    /** Decide for a site that asks. It is noted where its licence is in use. */
    decide: (product: GuardedProduct, shown: Credentials) =>
      decide(product, shown, (key) => use(product, key, shown)),
    /** Say to the owner what {@link decide} would; no licence is used. */
    foresee: (ctx: RequestContext, product: GuardedProduct, shown: Credentials) =>
      decide(product, shown, (key) => licenses.foresee(ctx, product, key, shown)),
  };
}

function granted(maxVersion: string | null): SiteAccess {
  const message = maxVersion ? accessMessages.licenseUpTo(maxVersion) : accessMessages.license;
  return { verdict: 'granted', maxVersion, message };
}
