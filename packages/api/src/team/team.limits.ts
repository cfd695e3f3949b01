import type { AttemptLimit } from '../contract/rateLimit.ts';

/** Members and pending invitations together that an agency plan allows. */
export const AGENCY_TEAM_SIZE = 3;

/** How long an invitation is valid, in seconds. */
export const INVITATION_SECONDS = 7 * 24 * 60 * 60;

/** Invitation e-mails that an account sends. */
export const invitationAttempts = {
  name: 'invitation',
  per: 'account',
  max: 50,
  windowSeconds: 60 * 60,
} as const satisfies AttemptLimit;
