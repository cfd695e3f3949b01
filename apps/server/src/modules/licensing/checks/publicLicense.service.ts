import type { LicenseCall, LicenseCheckRefusal } from '@pressdock/api';
import type { DecisionLog } from '../accessLog/decisionLog.ts';
import { decideLicense, type LicenseDecision } from '../licenseDecision.rules.ts';
import type { IssueLease } from '../signing/leaseIssuer.ts';
import type { UsedLicense } from '../siteLicenses.store.ts';
import { decideUse, type LicenseActivator } from './licenseActivator.ts';
import { createRequestResolver, type LicenseQuery, type LicenseRequest } from './licenseRequest.ts';
import type { UnknownKeyLimit } from './unknownKeyLimit.ts';

/** The response to a plugin: its license, or why it is refused. */
export type LicenseStatement =
  | { ok: true; license: UsedLicense; lease?: string | undefined }
  | { ok: false; refusal: LicenseCheckRefusal };

/** Validates, activates and deactivates licenses for plugins. */
export type PublicLicenses = ReturnType<typeof createPublicLicenses>;

interface PublicLicensesOptions {
  activator: LicenseActivator;
  decisions: DecisionLog;
  issueLease: IssueLease;
  isWithinLimit: (key: string) => boolean;
}

const refuse = (refusal: LicenseCheckRefusal): LicenseStatement => ({ ok: false, refusal });

/** Decides on a license where the site does not matter. Only a license that exists is not served. */
function decideWithoutSite(
  request: LicenseRequest,
): LicenseDecision | { ok: false; refusal: 'not_served' } {
  if (request.license && !request.isServed) return { ok: false, refusal: 'not_served' };
  const { license, productId, productAccount } = request;
  // A license for all products includes only those of its own account.
  const isForeign = productId !== null && license && productAccount !== license.account_id;
  const facts = isForeign ? { ...license, item_id: license.item_id ?? '' } : license;
  return decideLicense(facts, { productId, version: null, now: new Date(), site: null });
}

/** Records a statement in the access log of the account and returns it. */
function record(
  decisions: DecisionLog,
  call: LicenseCall,
  { accountId, productAccount, key, license, productId, ...request }: LicenseRequest,
  statement: LicenseStatement,
): LicenseStatement {
  const code = statement.ok ? 'valid' : statement.refusal;
  if (accountId === null || code === 'account_required' || code === 'not_served') return statement;
  decisions.record({
    accountId,
    key,
    licenseId: license?.id ?? null,
    domain: request.domain ?? '',
    productId: productAccount === accountId ? productId : null,
    call,
    code,
  });
  return statement;
}

async function decideForSite(
  activator: LicenseActivator,
  request: LicenseRequest,
  { activates }: { activates: boolean },
): Promise<LicenseStatement> {
  const withoutSite = decideWithoutSite(request);
  if (!withoutSite.ok) return withoutSite;
  const { license, activation, productId, domain } = request;
  if (!license || domain === undefined) return refuse('domain_invalid');
  const use = { productId, domain };
  const decided = decideUse(license, activation, use);
  const isRecorded = activates || activation !== undefined;
  const { decision } = isRecorded ? await activator.record(decided, use) : decided;
  return decision.ok ? { ok: true, license } : decision;
}

/** Returns a lease for the site; without a site, only for a license without an activation limit. */
async function issueLeaseFor(
  { activator, issueLease }: PublicLicensesOptions,
  license: UsedLicense,
  { activation, productId, domain }: LicenseRequest,
): Promise<string | undefined> {
  if (domain === undefined) {
    if (license.activation_limit !== 0) return undefined;
    return issueLease(license, { productId, domain: license.domain });
  }
  const use = { productId, domain };
  const { decision } = await activator.record(decideUse(license, activation, use), use);
  return decision.ok ? issueLease(license, { productId, domain }) : undefined;
}

/** Creates the service. @param isWithinLimit counts a request of a key; false after too many */
export function createPublicLicenses(options: PublicLicensesOptions) {
  const { activator, decisions, issueLease, isWithinLimit } = options;
  const resolve = createRequestResolver(activator, isWithinLimit);

  return {
    /** Returns whether a license is valid, whatever the site. */
    async validate(query: LicenseQuery, limit: UnknownKeyLimit): Promise<LicenseStatement> {
      const request = await resolve(query, limit);
      if (request.needsAccount) return refuse('account_required');
      const { license } = request;
      const decision = decideWithoutSite(request);
      if (!license || !decision.ok) {
        const statement = decision.ok ? refuse('unknown') : decision;
        return record(decisions, 'validate', request, statement);
      }
      const lease = query.wantsLease ? await issueLeaseFor(options, license, request) : undefined;
      return record(decisions, 'validate', request, { ok: true, license, lease });
    },

    /** Returns whether a license is valid on a site. Activates it only if a lease is requested. */
    async validateWithDomain(query: LicenseQuery, limit: UnknownKeyLimit) {
      const request = await resolve(query, limit);
      if (request.needsAccount) return refuse('account_required');
      const { wantsLease } = query;
      const statement = await decideForSite(activator, request, { activates: wantsLease });
      record(decisions, 'validate', request, statement);
      if (!statement.ok || !wantsLease) return statement;
      const { productId, domain = '' } = request;
      return { ...statement, lease: await issueLease(statement.license, { productId, domain }) };
    },

    /** Activates a license on a site. Activating it again changes nothing. */
    async activate(query: LicenseQuery, limit: UnknownKeyLimit): Promise<LicenseStatement> {
      const request = await resolve(query, limit);
      if (request.needsAccount) return refuse('account_required');
      const statement = await decideForSite(activator, request, { activates: true });
      return record(decisions, 'activate', request, statement);
    },

    /** Deactivates a license on a site, whether or not it is valid. */
    async deactivate(query: LicenseQuery, limit: UnknownKeyLimit): Promise<LicenseStatement> {
      const { needsAccount, license, domain } = await resolve(query, limit);
      if (needsAccount) return refuse('account_required');
      if (!license) return refuse('unknown');
      if (domain !== undefined) await activator.deactivate(license.id, domain);
      return { ok: true, license };
    },
  };
}
