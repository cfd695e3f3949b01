import { temporaryLinkValidation } from '@pressdock/api';

/** The sentences about links that work for a while. */
export const temporaryLinkMessages = {
  title: (version: string) => `Temporary link to version ${version}`,
  description:
    'Whoever has the link can download the package, without signing in, until it expires.',
  choose: 'Works for',
  choosePlaceholder: 'Choose how long',
  type: 'Or type how long',
  typeHint: 'Seconds, or a number with min, h or d. It counts before the choice above.',
  missing: temporaryLinkValidation.length,
  summaryTitle: 'The link was not made',
  failed: 'There was an error creating your download link.  Please try again.',
  create: 'Create link',
  another: 'Create another',
  cancel: 'Cancel',
  close: 'Close',
  result: 'Download link',
  resultHint: 'Copy it now: it is shown this once only.',
  expires: (moment: string) => `Works until ${moment}`,
  expired: 'This link has expired.',
  revoked: 'This link was revoked.',
  live: 'Links that still work',
  listFailed: 'There was an error fetching your links.  Please try again.',
  made: (moment: string) => `Made ${moment}`,
  left: (length: string) => `${length} left`,
  revoke: 'Revoke',
  revokeOf: (moment: string) => `Revoke the link made ${moment}`,
  revokeTitle: 'Revoke this link?',
  revokeBody: (moment: string) =>
    `It would work until ${moment}. Whoever has it can download nothing with it any more, and it cannot be brought back.`,
  revokeConfirm: 'Revoke link',
  revokeFailed: 'There was an error revoking your link.  Please try again.',
} as const;
