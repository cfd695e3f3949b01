import { temporaryLinkValidation } from '@pressdock/api';

/** The text of the temporary link dialog. */
export const temporaryLinkMessages = {
  title: (version: string) => `Temporary link to version ${version}`,
  description:
    'Anyone with the link can download the package without signing in, until it expires.',
  choose: 'Expires after',
  choosePlaceholder: 'Select a duration',
  type: 'Or enter a duration',
  typeHint: 'Seconds, or a number with min, h, or d. Overrides the selection above.',
  missing: temporaryLinkValidation.length,
  errorTitle: 'The link was not created',
  failed: 'There was an error creating your download link.  Please try again.',
  create: 'Create link',
  another: 'Create another',
  close: 'Close',
  result: 'Download link',
  resultHint: 'Copy the link now. It will not be shown again.',
  expires: (moment: string) => `Expires ${moment}`,
  expired: 'This link has expired.',
  revoked: 'This link was revoked.',
  live: 'Active links',
  listFailed: 'There was an error fetching your links.  Please try again.',
  made: (moment: string) => `Created ${moment}`,
  left: (length: string) => `${length} left`,
  revoke: 'Revoke',
  revokeOf: (moment: string) => `Revoke the link created ${moment}`,
  revokeTitle: 'Revoke this link?',
  revokeBody: (moment: string) =>
    `The link stops working immediately instead of on ${moment}. This cannot be undone.`,
  revokeConfirm: 'Revoke link',
  revokeFailed: 'There was an error revoking your link.  Please try again.',
} as const;
