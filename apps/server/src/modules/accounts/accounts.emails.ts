import { EMAIL_VERIFICATION_SECONDS, PASSWORD_RESET_SECONDS } from '@pressdock/api/limits';
import { defineEmail } from '../../ports/email.ts';
import { formatDay, formatMoment } from '../../text/dates.ts';
import { securityNote, supportLink } from '../mail/emailNotes.messages.ts';

const resetLink = 'Reset your password';
const resetPath = '/password-reset';
const notYou = 'If you did not make this change, reset your password now.';

const verificationDays = EMAIL_VERIFICATION_SECONDS / (24 * 60 * 60);
const verifyLabel = 'Verify e-mail address';

/** Sent to a new account, with a link that verifies its address unless an invitation did. */
export const welcomeEmail = defineEmail<{ link?: string }>('welcome', ({ link }, page) => ({
  subject: 'Welcome to Pressdock',
  paragraphs: [
    'Your account is ready. Add a plugin or theme and upload its first version. From then on, your customers’ sites are offered every version you release.',
    ...(link === undefined
      ? []
      : [
          `Verify your e-mail address first: open this link within ${verificationDays} days and sign in.`,
        ]),
  ],
  link:
    link === undefined
      ? { label: 'Open the dashboard', address: page('/dashboard') }
      : { label: verifyLabel, address: link },
  note: 'If you did not create this account, someone entered your e-mail address by mistake. Ignore this e-mail; the account cannot do anything in your name.',
}));

/** Sent to a new address of an account, and on request. */
export const emailVerificationEmail = defineEmail<{ link: string }>(
  'emailVerification',
  ({ link }) => ({
    subject: 'Verify your e-mail address',
    paragraphs: [
      `Open the link below within ${verificationDays} days to verify that this is the e-mail address of your Pressdock account. You may have to sign in.`,
    ],
    link: { label: verifyLabel, address: link },
    note: 'If you do not have a Pressdock account, someone entered your e-mail address by mistake. Ignore this e-mail.',
  }),
);

/** Sent to a person who forgot the password. */
export const passwordResetEmail = defineEmail<{ link: string }>(
  'passwordReset',
  ({ link }) => ({
    subject: 'Reset your Pressdock password',
    paragraphs: [
      `We received a request to reset the password of your account. The link below works once and expires after ${PASSWORD_RESET_SECONDS / 60} minutes.`,
    ],
    link: { label: 'Choose a new password', address: link },
    note: 'If you did not request this, ignore this e-mail. Your password will not change.',
  }),
  { lifetimeSeconds: PASSWORD_RESET_SECONDS },
);

function describeKeys(keys: number, address: string): string {
  const count = keys === 1 ? '1 active API key' : `${keys} active API keys`;
  return `Your account has ${count}. Delete any key that you do not recognize at ${address}.`;
}

function describeRevokedKeys(keys: number): string {
  const subject = keys === 1 ? '1 API key was' : `${keys} API keys were`;
  return `${subject} revoked, because nobody had verified the e-mail address of the account before.`;
}

/**
 * Sent after a password was changed. `keys` counts the API keys that still work, `revokedKeys` those
 * that were revoked because the address had not been verified.
 */
export const passwordChangedEmail = defineEmail<{ keys: number; revokedKeys?: number }>(
  'passwordChanged',
  ({ keys, revokedKeys = 0 }, page) => ({
    subject: 'Your Pressdock password was changed',
    paragraphs: [
      'The password of your account was changed, and all other sessions were signed out.',
      ...(revokedKeys > 0 ? [describeRevokedKeys(revokedKeys)] : []),
      ...(keys > 0 ? [describeKeys(keys, page('/dashboard/api-keys'))] : []),
      notYou,
    ],
    link: { label: resetLink, address: page(resetPath) },
    note: securityNote,
  }),
);

/** Sent to the previous e-mail address of an account after it was changed. */
export const addressChangedEmail = defineEmail<{ newEmail: string }>(
  'addressChanged',
  ({ newEmail }, _page, supportUrl) => ({
    subject: 'Your Pressdock e-mail address was changed',
    paragraphs: [
      `The e-mail address of your account is now ${newEmail}. From now on, you sign in with this address and receive all e-mails there.`,
      `If you did not make this change, contact ${supportUrl === null ? 'the operator of this server' : 'support'} now.`,
    ],
    ...supportLink(supportUrl),
    note: securityNote,
  }),
);

/** Sent after a sign-in from a browser and network that the person has not used before. */
export const newSignInEmail = defineEmail<{ device: string; network: string; at: Date }>(
  'newSignIn',
  ({ device, network, at }, page) => ({
    subject: 'New sign-in to your Pressdock account',
    paragraphs: [
      'Someone signed in to your account from a new browser or network.',
      'If this was not you, reset your password now. This signs out all other sessions.',
    ],
    facts: [
      ['Browser', device],
      ['Network', network],
      ['Time', formatMoment(at)],
    ],
    link: { label: resetLink, address: page(resetPath) },
    note: securityNote,
  }),
  { dateFields: ['at'] },
);

/** Sent after two-factor authentication was turned on or off. */
export const secondFactorChangedEmail = defineEmail<{ isOn: boolean }>(
  'secondFactorChanged',
  ({ isOn }, page) => ({
    subject: `Two-factor authentication was turned ${isOn ? 'on' : 'off'}`,
    paragraphs: [
      isOn
        ? 'To sign in to your account, you now need a code from your authenticator app in addition to your password.'
        : 'To sign in to your account, you no longer need a code from your authenticator app.',
      notYou,
    ],
    link: { label: resetLink, address: page(resetPath) },
    note: securityNote,
  }),
);

/** Sent after an account was deactivated. */
export const deactivatedEmail = defineEmail<{ endsAt: Date }>(
  'deactivated',
  ({ endsAt }, page) => ({
    subject: 'Your Pressdock account was deactivated',
    paragraphs: [
      `Your customers’ sites receive updates until ${formatDay(endsAt)}. To reactivate your account, sign in before that day. After that, your account and all of its data are permanently deleted.`,
    ],
    link: { label: 'Sign in', address: page('/login') },
    note: securityNote,
  }),
  { dateFields: ['endsAt'] },
);
