import type { LicenseResponse, LicenseStatus } from '@pressdock/api';
import { type BadgeTone, formatUsDate } from '@pressdock/ui';
import { formatNumber } from '../../shared/format.ts';
import { licenseMessages } from './license.messages.ts';

/** The tone of each status. */
export const statusTones: Readonly<Record<LicenseStatus, BadgeTone>> = {
  active: 'positive',
  expired: 'neutral',
  suspended: 'critical',
  limit_reached: 'caution',
};

/**
 * Returns the day on which a license expires, in UTC; blank for one that never expires.
 * @see specification, section 3, "License": MM/DD/YYYY
 */
export function expiryText(expires: string | null): string {
  return expires === null ? '' : formatUsDate(new Date(expires));
}

/** One fact about a license. */
export interface LicenseFact {
  term: string;
  value: string;
}

/**
 * Returns the facts to show about a license, without blank ones.
 * @see specification, section 2, "License meta"
 */
export function licenseFacts(
  license: Pick<
    LicenseResponse,
    | 'activation_limit'
    | 'expires'
    | 'domain'
    | 'max_version'
    | 'notes'
    | 'activated_domains'
    | 'siteCount'
  >,
): LicenseFact[] {
  const { meta: words } = licenseMessages;
  const limit = license.activation_limit > 0 ? formatNumber(license.activation_limit) : '';
  const { activated_domains: domains, siteCount } = license;
  const others = siteCount > domains.length ? words.otherSites(siteCount - domains.length) : '';
  const facts = [
    { term: words.activationLimit, value: limit },
    { term: words.expires, value: expiryText(license.expires) },
    { term: words.domain, value: license.domain.trim() },
    { term: words.maxVersion, value: license.max_version ?? '' },
    { term: words.notes, value: license.notes.trim() },
    { term: words.activatedDomains, value: domains.join(', ') + others },
  ];
  return facts.filter(({ value }) => value !== '');
}
