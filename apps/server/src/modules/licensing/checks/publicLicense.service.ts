import type { LicenseCall, LicenseRefusal, LicenseVerdict } from '@pressdock/api';
import type { DecisionLog } from '../accessLog/decisionLog.ts';
import type { IssueLease } from '../signing/leaseIssuer.ts';
import type { UsedLicense } from '../siteLicenses.store.ts';
import { decideUse, type LicenseActivator } from './licenseActivator.ts';
import { createRequestResolver, type LicenseQuery, type LicenseRequest } from './licenseRequest.ts';
import { decideWithoutSite, selectLicense } from './licenseSelection.rules.ts';

/** The response to a plugin: its license, or why it is refused. */
export type LicenseStatement =
  | { ok: true; license: UsedLicense; lease?: string | undefined }
  | { ok: false; refusal: LicenseRefusal };

/** Validates, activates and deactivates licenses for plugins. */
export type PublicLicenses = ReturnType<typeof createPublicLicenses>;

interface PublicLicensesOptions {
  activator: LicenseActivator;
  decisions: DecisionLog;
  issueLease: IssueLease;
  isWithinLimit: (key: string) => boolean;
}

const refuse = (refusal: LicenseRefusal): LicenseStatement => ({ ok: false, refusal });

/** Records a statement in the access log and returns it. */
function record(
  decisions: DecisionLog,
  call: LicenseCall,
  { request, license }: { request: LicenseRequest; license: UsedLicense | undefined },
  statement: LicenseStatement,
): LicenseStatement {
  const accountId = license?.account_id ?? request.productAccount;
  if (accountId === null) return statement;
  const code: LicenseVerdict = statement.ok ? 'valid' : statement.refusal;
  const productId = request.productAccount === accountId ? request.productId : null;
  const licenseId = license?.id ?? null;
  const domain = request.domain ?? '';
  decisions.record({ accountId, key: request.key, licenseId, domain, productId, call, code });
  return statement;
}

async function decideForSite(
  activator: LicenseActivator,
  request: LicenseRequest,
  { activates }: { activates: boolean },
): Promise<{ license: UsedLicense | undefined; statement: LicenseStatement }> {
  const selected = selectLicense(request);
  const license = selected?.license;
  const { productId, domain } = request;
  const withoutSite = decideWithoutSite(license, productId);
  if (!withoutSite.ok) return { license, statement: withoutSite };
  if (!license || domain === undefined) return { license, statement: refuse('domain_invalid') };
  const use = { productId, domain };
  const decided = decideUse(license, selected?.activation, use);
  const isRecorded = activates || selected?.activation !== undefined;
  const { decision } = isRecorded ? await activator.record(decided, use) : decided;
  return { license, statement: decision.ok ? { ok: true, license } : decision };
}

/** Returns a lease for the site; without a site, only for a license without an activation limit. */
async function issueLeaseFor(
  { activator, issueLease }: PublicLicensesOptions,
  license: UsedLicense,
  request: LicenseRequest,
): Promise<string | undefined> {
  const { productId, domain } = request;
  if (domain === undefined) {
    if (license.activation_limit !== 0) return undefined;
    return issueLease(license, { productId, domain: license.domain });
  }
  const selected = selectLicense(request);
  const use = { productId, domain };
  const decided = decideUse(selected?.license, selected?.activation, use);
  const { decision } = await activator.record(decided, use);
  return decision.ok ? issueLease(license, { productId, domain }) : undefined;
}

/** Creates the service. @param isWithinLimit counts a request of a key; false after too many */
export function createPublicLicenses(options: PublicLicensesOptions) {
  const { activator, decisions, issueLease, isWithinLimit } = options;
  const resolve = createRequestResolver(activator, isWithinLimit);

  return {
    /** Returns whether a license is valid, whatever the site. */
    async validate(query: LicenseQuery): Promise<LicenseStatement> {
      const request = await resolve(query);
      const license = selectLicense(request)?.license;
      const decision = decideWithoutSite(license, request.productId);
      const subject = { request, license };
      if (!license || !decision.ok) {
        const statement = decision.ok ? refuse('unknown') : decision;
        return record(decisions, 'validate', subject, statement);
      }
      const lease = query.wantsLease ? await issueLeaseFor(options, license, request) : undefined;
      return record(decisions, 'validate', subject, { ok: true, license, lease });
    },

    /** Returns whether a license is valid on a site. Activates it only if a lease is requested. */
    async validateWithDomain(query: LicenseQuery): Promise<LicenseStatement> {
      const request = await resolve(query);
      const { license, statement } = await decideForSite(activator, request, {
        activates: query.wantsLease,
      });
      record(decisions, 'validate', { request, license }, statement);
      if (!statement.ok || !query.wantsLease) return statement;
      const { productId, domain = '' } = request;
      return { ...statement, lease: await issueLease(statement.license, { productId, domain }) };
    },

    /** Activates a license on a site. Activating it again changes nothing. */
    async activate(query: LicenseQuery): Promise<LicenseStatement> {
      const request = await resolve(query);
      const { license, statement } = await decideForSite(activator, request, { activates: true });
      return record(decisions, 'activate', { request, license }, statement);
    },

    /** Deactivates a license on a site; false if there is no such license. */
    async deactivate(query: LicenseQuery): Promise<boolean> {
      const request = await resolve(query);
      const license = selectLicense(request)?.license;
      if (!license) return false;
      if (request.domain !== undefined) await activator.deactivate(license.id, request.domain);
      return true;
    },
  };
}
