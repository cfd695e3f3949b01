import type { LicenseCall, LicenseVerdict, SiteRefusal } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { SiteCredentials } from '../../../wordpress/siteRequest.ts';
import type {
  LicenseResult,
  LicenseUse,
  LicenseUseService,
} from '../../licensing/checks/licenseUse.service.ts';
import { refusalMessages } from '../../licensing/licensing.messages.ts';
import type { PlatformsService, SoldProduct } from '../../platforms/platforms.types.ts';
import { siteAccessMessages } from '../updates.messages.ts';
import { createWaitingLimit } from './waitingSites.ts';

/** A product, with everything that decides who may receive its updates. */
export type GuardedProduct = SoldProduct & { require_purchase_code: boolean };

/** A site's call. */
export interface SiteCall extends LicenseUse {
  call: Extract<LicenseCall, 'update_check' | 'download'>;
  /** Whether the site consents that its domain is stored, and the product collects it. */
  canStoreDomain: boolean;
}

/**
 * Whether a site may have updates, and its license's max version. `isLimited`: the license does not
 * include the version of the call. `isActive`: the license is activated on the site. The message is for the product's owner, not for the site.
 */
export type SiteAccess = { message: string; licenseId: string | null; isActive: boolean } & (
  | { verdict: 'open' | 'granted' | 'grace'; maxVersion: string | null; isLimited: boolean }
  | { verdict: 'refused'; refusal: SiteRefusal }
);

/** Decides which sites may have updates. */
export type SiteAccessService = ReturnType<typeof createSiteAccessService>;

const noLicense = { licenseId: null, isActive: false };
const anyVersion = { maxVersion: null, isLimited: false, ...noLicense };
const open: SiteAccess = { verdict: 'open', message: siteAccessMessages.open, ...anyVersion };

function toVerdict(access: SiteAccess): LicenseVerdict {
  if (access.verdict === 'refused') return access.refusal;
  return access.isLimited ? 'version_limit' : 'valid';
}

function grant(result: Extract<LicenseResult, { ok: true }>) {
  const { maxVersion, isLimited, licenseId, isActive } = result;
  const message = maxVersion
    ? siteAccessMessages.licenseUpTo(maxVersion)
    : siteAccessMessages.license;
  return { verdict: 'granted', maxVersion, isLimited, licenseId, isActive, message } as const;
}

function refuse(
  refusal: SiteRefusal,
  { licenseId, isActive }: Pick<SiteAccess, 'licenseId' | 'isActive'>,
  message: string,
): SiteAccess {
  return { verdict: 'refused', refusal, licenseId, isActive, message };
}

/**
 * Creates the service. It checks the account's own licenses first, then the sales platforms of the
 * product; one that allows the site is enough.
 */
export function createSiteAccessService(licenses: LicenseUseService, platforms: PlatformsService) {
  const whileWaiting = createWaitingLimit();

  const isGated = (product: GuardedProduct) =>
    product.require_purchase_code || platforms.isGated(product);

  async function decide(
    product: GuardedProduct,
    { code, domain, address }: SiteCredentials,
    checkLicense: (key: string) => Promise<LicenseResult>,
  ): Promise<SiteAccess> {
    if (!isGated(product)) return open;
    if (!code) return refuse('license_missing', noLicense, refusalMessages.license_missing);
    const reasons: string[] = [];
    const own = product.require_purchase_code ? await checkLicense(code) : undefined;
    if (own?.ok) return grant(own);
    if (own) reasons.push(refusalMessages[own.refusal]);
    if (platforms.isGated(product)) {
      const result = await platforms.verify(product, code, { domain, address });
      if (result.verdict === 'granted') {
        return { verdict: 'granted', message: siteAccessMessages.platform, ...anyVersion };
      }
      if (result.verdict === 'grace') {
        const message = siteAccessMessages.grace(result.until);
        return { verdict: 'grace', message, ...anyVersion };
      }
      reasons.push(result.reason);
    }
    return refuse(own?.refusal ?? 'not_confirmed', own ?? noLicense, reasons.join(' '));
  }

  /**
   * Records decisions about licenses and all refusals. Without consent, they have a domain only if it is
   * stored with an activation, which the sale needs.
   */
  function record(
    { account_id: accountId, id: productId }: GuardedProduct,
    { code: key = '', domain: sent }: SiteCredentials,
    { call, canStoreDomain }: Pick<SiteCall, 'call' | 'canStoreDomain'>,
    access: SiteAccess,
  ): void {
    const { licenseId } = access;
    if (access.verdict !== 'refused' && licenseId === null) return;
    const code = toVerdict(access);
    const domain = canStoreDomain || access.isActive ? sent : undefined;
    licenses.record({ accountId, key, licenseId, domain, productId, call, code });
  }

  return {
    isGated,
    /** Decides for a site and activates its license. Throws if its client sent too many unknown keys. */
    async decide(
      product: GuardedProduct,
      credentials: SiteCredentials,
      { call, canStoreDomain, ...use }: SiteCall,
    ): Promise<SiteAccess> {
      const access = await decide(product, credentials, (key) =>
        whileWaiting(product.account_id, () => licenses.use(product, key, credentials, use)),
      );
      record(product, credentials, { call, canStoreDomain }, access);
      const isUnknown = access.verdict === 'refused' && access.refusal === 'unknown';
      if (isUnknown) await use.unknownKeys.countUnknown();
      return access;
    },
    /** Returns what {@link decide} would return, without storing anything. For the owner. */
    preview: (ctx: RequestContext, product: GuardedProduct, credentials: SiteCredentials) =>
      decide(product, credentials, (key) => licenses.preview(ctx, product, key, credentials)),
  };
}
