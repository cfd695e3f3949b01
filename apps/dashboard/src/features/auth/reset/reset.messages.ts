import { passwordResetValidation, passwordValidation } from '@pressdock/api';
import { PASSWORD_RESET_SECONDS } from '@pressdock/api/limits';

/**
 * Every sentence about resetting a password and about a deactivated account.
 * @see specification, sections 5 and 8
 */
export const resetMessages = {
  request: {
    title: 'Reset your password',
    text: 'Enter the e-mail address of your account. We will send you a link to set a new password.',
    submit: 'Send link',
    missing: passwordResetValidation.emailRequired,
    failedTitle: 'The link was not sent',
    back: 'Back to sign-in',
  },
  sent: {
    title: 'Check your e-mail',
    text: (email: string) =>
      `If there is an account for ${email}, you will receive an e-mail with a link.`,
    hint: `The link works once and expires after ${PASSWORD_RESET_SECONDS / 60} minutes. If nothing arrives, check your spam folder and the address you entered.`,
    again: 'Use another e-mail address',
  },
  change: {
    title: 'Choose a new password',
    loading: 'Checking your link',
    first: 'New password',
    firstHint: 'At least 8 characters.',
    second: 'Confirm password',
    note: 'You will be signed out everywhere.',
    submit: 'Set new password',
    failedTitle: 'Your password was not changed',
    invalid: passwordResetValidation.passwordsInvalid,
    tooShort: passwordValidation.tooShort,
    mismatch: passwordResetValidation.passwordMismatch,
    failed: 'There was an error resetting your password.',
  },
  refused: {
    title: 'This link does not work',
    text: passwordResetValidation.codeInvalid,
    hint: 'A link works once and expires after a short time. Request a new one.',
    again: 'Request a new link',
  },
  done: {
    title: 'Your password was changed',
    text: 'Sign in with your new password. You were signed out everywhere.',
    toLogin: 'Sign in',
  },
  left: {
    title: 'Your account is deactivated',
    text: (day: string) =>
      `To reactivate it, sign in again by ${day}. All your data is still there, except your team.`,
    textWithoutDay:
      'To reactivate it, sign in again. All your data is still there, except your team.',
    hint: 'Until then, your customers’ sites keep receiving updates. After that, everything is deleted permanently.',
    toLogin: 'Back to sign-in',
  },
} as const;
