import { ACCOUNT_LINK_SECONDS } from '@pressdock/api/limits';
import { defineEmail } from '../../ports/email.ts';
import { securityNote, supportLink } from '../mail/emailNotes.messages.ts';

const linkDays = ACCOUNT_LINK_SECONDS / (24 * 60 * 60);
const linkLimit = `The link below works once and expires after ${linkDays} days.`;
const lifetime = { lifetimeSeconds: ACCOUNT_LINK_SECONDS };

/** Sent to the person for whom an operator created an account. */
export const accountCreatedEmail = defineEmail<{ link: string }>(
  'accountCreated',
  ({ link }) => ({
    subject: 'Your Pressdock account',
    paragraphs: [
      `The operator of this server created an account for this e-mail address. Choose a password to sign in. ${linkLimit}`,
    ],
    link: { label: 'Choose a password', address: link },
    note: 'If you do not expect an account, ignore this e-mail.',
  }),
  lifetime,
);

/** Sent after an operator reset the sign-in of an account. */
export const accountResetEmail = defineEmail<{ link: string }>(
  'accountReset',
  ({ link }) => ({
    subject: 'Your Pressdock sign-in was reset',
    paragraphs: [
      'The operator of this server reset your sign-in: your password no longer works, all sessions were signed out, and two-factor authentication is off.',
      `Choose a new password to sign in. ${linkLimit}`,
    ],
    link: { label: 'Choose a new password', address: link },
    note: securityNote,
  }),
  lifetime,
);

/** Sent after an operator suspended an account or ended its suspension. */
export const accountSuspendedEmail = defineEmail<{ isSuspended: boolean }>(
  'accountSuspended',
  ({ isSuspended }, page, supportUrl) => ({
    subject: `Your Pressdock account ${isSuspended ? 'was suspended' : 'is active again'}`,
    paragraphs: [
      isSuspended
        ? 'The operator of this server suspended your account. You, your team and your API keys can no longer use it. Your customers’ sites still receive updates.'
        : 'The operator of this server ended the suspension of your account. You can sign in again.',
      ...(isSuspended && supportUrl === null
        ? ['If you have questions, contact the operator of this server.']
        : []),
    ],
    ...(isSuspended
      ? supportLink(supportUrl)
      : { link: { label: 'Sign in', address: page('/login') } }),
    note: securityNote,
  }),
);

/** Sent after a person was made an operator, or no longer is one. */
export const operatorChangedEmail = defineEmail<{ isOperator: boolean }>(
  'operatorChanged',
  ({ isOperator }, page) => ({
    subject: isOperator ? 'You are now an operator' : 'You are no longer an operator',
    paragraphs: [
      isOperator
        ? 'You can now manage all accounts on this Pressdock server.'
        : 'You can no longer manage the accounts on this Pressdock server. Your own account is unchanged.',
    ],
    link: { label: 'Open the dashboard', address: page('/dashboard') },
    note: securityNote,
  }),
);
