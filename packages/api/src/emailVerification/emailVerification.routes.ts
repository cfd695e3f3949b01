import { ACCOUNT_WORK } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, NoContent, sessionErrors } from '../contract/responses.ts';
import { verificationEmailAttempts } from './emailVerification.limits.ts';
import { VerifyEmailRequest } from './emailVerification.schemas.ts';

const tags = ['Account'] as const;
const change = { when: 'always', isPersonal: true } as const;

/** Sends a link that verifies the e-mail address of the person who is signed in, unless it is verified. */
export const sendEmailVerification = {
  method: 'POST',
  url: '/api/v1/users/me/email-verification',
  config: {
    operationId: 'sendEmailVerification',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: change,
    rateLimit: { ...STANDARD_RATE, attempts: [verificationEmailAttempts] },
  },
  schema: {
    summary: 'Send a link that verifies your e-mail address',
    tags,
    response: { 204: NoContent, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/**
 * Verifies the e-mail address of the person who is signed in. The code alone is not enough: a
 * stranger who registered someone else's address must not have it verified by a careless click.
 */
export const verifyEmail = {
  method: 'POST',
  url: '/api/v1/users/me/email-verification/confirm',
  config: {
    operationId: 'verifyEmail',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: change,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Verify your e-mail address with the code from the e-mail',
    tags,
    body: VerifyEmailRequest,
    response: { 204: NoContent, ...sessionErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;
