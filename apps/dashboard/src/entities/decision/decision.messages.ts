import type { LicenseCall, LicenseVerdict } from '@pressdock/api';
import { LICENSE_DECISIONS } from '@pressdock/api/limits';

/** Every sentence about decisions: which sites were allowed or denied, and why. */
export const decisionMessages = {
  caption: 'Decisions about sites',
  emptyTitle: 'No requests yet',
  empty: `Decisions are stored for ${LICENSE_DECISIONS.days} days.`,
  columns: { at: 'Time', site: 'Site', call: 'Request', verdict: 'Decision', times: 'Count' },
  calls: {
    update_check: 'Update check',
    validate: 'Validation',
    activate: 'Activation',
    download: 'Download',
    composer: 'Composer',
  } satisfies Record<LicenseCall, string>,
  noSite: 'Unknown',
  verdicts: {
    valid: 'Allowed',
    unknown: 'Unknown key',
    suspended: 'Suspended',
    wrong_product: 'Wrong product',
    expired: 'Expired',
    domain_not_allowed: 'Wrong domain',
    limit_reached: 'Limit reached',
    domain_invalid: 'Invalid domain',
    version_limit: 'Version not included',
    license_missing: 'No license',
    not_confirmed: 'Not confirmed',
  } satisfies Record<LicenseVerdict, string>,
  copyCode: (code: string) => `Copy reason code ${code}`,
  codeCopied: 'Reason code copied',
  codeNotCopied: 'Your browser blocked copying. Select the code and copy it manually.',
} as const;
