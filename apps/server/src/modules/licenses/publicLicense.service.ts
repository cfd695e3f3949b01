import type { LicenseCall, LicenseRefusal, LicenseVerdict } from '@pressdock/api';
import { TEXT_LIMITS } from '@pressdock/api/limits';
import { rateLimited } from '../../errors.ts';
import { isId } from '../../identity/ids.ts';
import { normalizeDomain } from '../../wordpress/siteDomain.ts';
import type { DecisionLog } from './decisionLog.ts';
import { signLease, stateLease } from './lease.rules.ts';
import { decideLicense } from './licenseDecision.rules.ts';
import { decidePlace, type LicensePlaces, type Looked } from './licensePlaces.ts';
import type { UsedLicense } from './licenseUse.store.ts';
import type { SigningKeys } from './signingKeys.service.ts';

/** What a plugin says of its licence, each as it was sent. */
export interface LicenseQuestion {
  license?: string | undefined;
  domain?: string | undefined;
  product?: string | undefined;
  wantsLease: boolean;
}

/** What a plugin is told: the licence, or why it is refused. */
export type LicenseSaid =
  | { ok: true; license: UsedLicense; lease?: string | undefined }
  | { ok: false; refusal: LicenseRefusal };

/** The verbs of plugins about their licences. */
export type PublicLicenses = ReturnType<typeof createPublicLicenses>;

interface Asked {
  key: string;
  domain: string | undefined;
  productId: string | null;
  licenses: Awaited<ReturnType<LicensePlaces['find']>>['licenses'];
  productAccount: string | null;
}

const refused = (refusal: LicenseRefusal): LicenseSaid => ({ ok: false, refusal });

const decideAnywhere = (license: UsedLicense | undefined, productId: string | null) =>
  decideLicense(license, { productId, version: null, now: new Date(), site: null });

/** Make them. @param isWithinLimit whether a licence is asked about as often as sites do */
export function createPublicLicenses(options: {
  places: LicensePlaces;
  decisions: DecisionLog;
  keys: SigningKeys;
  isWithinLimit: (key: string) => boolean;
}) {
  const { places, decisions, keys, isWithinLimit } = options;

  async function find({ license, domain, product }: LicenseQuestion): Promise<Asked> {
    const key = license?.trim() ?? '';
    const normalized = domain === undefined ? undefined : normalizeDomain(domain);
    // What is no identifier is a product that nobody has.
    const productId = product ? product.toLowerCase() : null;
    const asked = { key, domain: normalized, productId };
    const isKey = key !== '' && key.length <= TEXT_LIMITS.licenseKey && !key.includes('\0');
    // Sites without a licence are not one licence that is asked about too often.
    if (!isKey) return { ...asked, licenses: [], productAccount: null };
    if (!isWithinLimit(key.toLowerCase())) throw rateLimited(60);
    const known = productId !== null && isId(productId) ? productId : undefined;
    const found = await places.find({ key, domain: normalized, productId: known });
    return { ...asked, ...found };
  }

  /** Of licences with one key that which the site has, else the oldest that is good for it. */
  function findGood({ licenses, domain }: Asked) {
    const good = licenses.filter(({ license }) => decideAnywhere(license, null).ok);
    const here = good.filter(
      ({ license, active }) =>
        decidePlace(license, active, { productId: null, domain }).decision.ok,
    );
    return here.find(({ active }) => active) ?? here[0] ?? good[0];
  }

  /** Another account may have issued the same key: the product tells whose is meant, else what is good. */
  function choose(asked: Asked) {
    const { licenses, productId, productAccount } = asked;
    const ofProduct = licenses.find(({ license }) => license.account_id === productAccount);
    const chosen = ofProduct ?? (productId === null ? findGood(asked) : undefined) ?? licenses[0];
    if (!chosen) return undefined;
    const isForeign = productId !== null && chosen.license.account_id !== productAccount;
    // "Every product" is every product of the account.
    const item_id = chosen.license.item_id ?? (isForeign ? '' : null);
    return { ...chosen, license: { ...chosen.license, item_id } };
  }

  function log(
    call: LicenseCall,
    asked: Asked,
    license: UsedLicense | undefined,
    said: LicenseSaid,
  ) {
    const accountId = license?.account_id ?? asked.productAccount;
    if (accountId === null) return said;
    const code: LicenseVerdict = said.ok ? 'valid' : said.refusal;
    const itemId = asked.productAccount === accountId ? asked.productId : null;
    const licenseId = license?.id ?? null;
    const domain = asked.domain ?? '';
    decisions.record({ accountId, key: asked.key, licenseId, domain, itemId, call, code });
    return said;
  }

  async function lease(license: UsedLicense, asked: Asked, domain: string) {
    const key = await keys.current(license.account_id);
    if (!key) return undefined;
    const terms = { keyId: key.id, productId: asked.productId, domain, now: new Date() };
    return signLease(stateLease(license, terms), key.privateKey);
  }

  /** Without a site a lease would be good on any: only a licence without a limit has such a one. */
  async function leaseAnywhere(license: UsedLicense, asked: Asked) {
    if (asked.domain === undefined) {
      return license.activation_limit === 0 ? lease(license, asked, license.domain) : undefined;
    }
    const looked = await enter(asked, choose(asked), asked.domain);
    return looked.decision.ok ? lease(license, asked, asked.domain) : undefined;
  }

  const enter = (
    asked: Asked,
    chosen: ReturnType<typeof choose>,
    domain: string,
  ): Promise<Looked> => {
    const wanted = { productId: asked.productId, domain };
    return places.note(decidePlace(chosen?.license, chosen?.active, wanted), wanted);
  };

  /** Decide for a site. @param takesPlace whether a new one is noted */
  async function decideForSite(
    asked: Asked,
    takesPlace: boolean,
  ): Promise<{ license: UsedLicense | undefined; said: LicenseSaid }> {
    const chosen = choose(asked);
    const license = chosen?.license;
    const { productId, domain } = asked;
    const anywhere = decideAnywhere(license, productId);
    if (!anywhere.ok) return { license, said: anywhere };
    if (!license || domain === undefined) return { license, said: refused('domain_invalid') };
    const isKnown = chosen?.active !== undefined;
    const { decision } =
      takesPlace || isKnown
        ? await enter(asked, chosen, domain)
        : decidePlace(license, undefined, { productId, domain });
    return { license, said: decision.ok ? { ok: true, license } : decision };
  }

  return {
    /** Whether a licence is good at all. */
    async validate(question: LicenseQuestion): Promise<LicenseSaid> {
      const asked = await find(question);
      const license = choose(asked)?.license;
      const { productId } = asked;
      const decision = decideAnywhere(license, productId);
      if (!license || !decision.ok) {
        return log('validate', asked, license, decision.ok ? refused('unknown') : decision);
      }
      const signed = question.wantsLease ? await leaseAnywhere(license, asked) : undefined;
      return log('validate', asked, license, { ok: true, license, lease: signed });
    },

    /** Whether a licence is good on a site, which takes a place for a lease alone. */
    async validateWithDomain(question: LicenseQuestion): Promise<LicenseSaid> {
      const asked = await find(question);
      const { license, said } = await decideForSite(asked, question.wantsLease);
      log('validate', asked, license, said);
      if (!said.ok || !question.wantsLease) return said;
      return { ...said, lease: await lease(said.license, asked, asked.domain ?? '') };
    },

    /** Take a place for a site. Where it has one, nothing changes. */
    async activate(question: LicenseQuestion): Promise<LicenseSaid> {
      const asked = await find(question);
      const { license, said } = await decideForSite(asked, true);
      return log('activate', asked, license, said);
    },

    /** Give a site's place back; false when there is no such licence. */
    async deactivate(question: LicenseQuestion): Promise<boolean> {
      const asked = await find(question);
      const license = choose(asked)?.license;
      if (!license) return false;
      if (asked.domain !== undefined) await places.leave(license.id, asked.domain);
      return true;
    },
  };
}
