import type { UncountedReason } from '@pressdock/api';
import { formatCount } from '../../../shared/format.ts';

/** Every sentence about one license: its suspension, its activations and its decisions. */
export const licenseDetailsMessages = {
  suspendedTitle: 'This license is suspended',
  suspended: 'Sites that use it receive no updates until you reinstate it.',
  reinstate: 'Reinstate license',
  suspend: 'Suspend license',
  suspensionFailed: 'There was an error saving your license. Please try again.',
  activations: {
    title: 'Activations',
    used: (used: number, limit: number) =>
      limit > 0
        ? `${used} of ${formatCount(limit, 'activation', 'activations')} used`
        : formatCount(used, 'activation', 'activations'),
    failed: 'There was an error fetching your license.',
    emptyTitle: 'No activations yet',
    empty: 'Sites appear here after their first update check with this key.',
    pages: 'Pages of activations',
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
    deactivateSite: (domain: string) => `Deactivate ${domain}`,
    question: (domain: string) => `Deactivate ${domain}?`,
    frees:
      'This frees one activation. The site activates the license again with its next request if an activation is available.',
    freesNone:
      'This site does not count toward the activation limit. It activates the license again with its next request.',
    deactivateFailed: 'There was an error saving your license. Please try again.',
    deactivated: (domain: string) => `${domain} was deactivated`,
  },
  decisions: {
    title: 'Recent decisions',
    loading: 'Loading decisions',
    failed: 'There was an error fetching your license.',
    accessLog: 'Search the access log',
  },
} as const;
