import type { LicenseCall, LicenseVerdict, UncountedReason } from '@pressdock/api';
import { LICENSE_DECISIONS } from '@pressdock/api/limits';
import { formatCount } from '../../shared/format.ts';

/** Every sentence about where a licence is in use, and why sites were let in or refused. */
export const licenseUseMessages = {
  suspendedTitle: 'This license is suspended',
  suspended: 'Sites that use it get no updates until it is reinstated.',
  reinstate: 'Reinstate license',
  suspend: 'Suspend license',
  standFailed: 'There was an error saving your license. Please try again.',
  activations: {
    title: 'Where it is active',
    used: (used: number, limit: number) =>
      limit > 0
        ? `${used} of ${formatCount(limit, 'activation', 'activations')} used`
        : formatCount(used, 'activation', 'activations'),
    loading: 'Loading the sites',
    failed: 'There was an error fetching your license.',
    emptyTitle: 'Not in use yet',
    empty: 'Sites appear here once they ask for an update with this key.',
    pages: 'Pages of sites',
    columns: {
      domain: 'Domain',
      version: 'Version',
      first: 'First seen',
      last: 'Last seen',
      actions: 'Actions',
    },
    unknownVersion: 'Unknown',
    uncounted: 'Does not count',
    reasons: {
      local: 'A local address.',
      private_address: 'A private address.',
      staging: 'A staging address.',
    } satisfies Record<UncountedReason, string>,
    deactivate: 'Deactivate',
    deactivateOf: (domain: string) => `Deactivate ${domain}`,
    question: (domain: string) => `Deactivate ${domain}?`,
    body: 'Its place becomes free. The site takes one again when it asks next, if there is one.',
    removeFailed: 'There was an error saving your license. Please try again.',
    removed: (domain: string) => `${domain} was deactivated`,
  },
  decisions: {
    title: 'Last decisions',
    caption: 'Decisions about sites',
    loading: 'Loading the decisions',
    failed: 'There was an error fetching your license.',
    emptyTitle: 'Nothing was asked yet',
    empty: `Decisions are kept for ${LICENSE_DECISIONS.days} days.`,
    columns: { at: 'When', site: 'Site', call: 'Asked', verdict: 'Decision', times: 'Times' },
    calls: {
      update_check: 'Update check',
      validate: 'Validation',
      activate: 'Activation',
    } satisfies Record<LicenseCall, string>,
    noSite: 'Not said',
    verdicts: {
      valid: 'Let in',
      unknown: 'Unknown key',
      suspended: 'Suspended',
      wrong_product: 'Other product',
      expired: 'Expired',
      domain_not_allowed: 'Other domain',
      limit_reached: 'Limit reached',
      domain_invalid: 'No domain',
    } satisfies Record<LicenseVerdict, string>,
    all: 'Ask about another site',
  },
  refusals: {
    title: 'Why was this refused?',
    context: 'Paste a license key or a domain to see what is decided about it, and why.',
    text: 'License key or domain',
    textHint: 'As the customer quotes it; an address of a page will do.',
    product: 'Product',
    site: 'Site',
    siteHint: 'Blank is any site.',
    ask: 'Ask',
    missing: 'Please enter a license key or a domain.',
    summaryTitle: 'There is nothing to look up',
    failed: 'There was an error fetching your licenses.',
    loading: 'Looking it up',
    now: 'What would be decided now',
    nowNone: 'No license of your account has this key, or is in use on this domain.',
    past: 'What was decided',
  },
} as const;
