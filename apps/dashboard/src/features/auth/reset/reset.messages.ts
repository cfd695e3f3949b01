import { passwordResetValidation, passwordValidation } from '@pressdock/api';
import { PASSWORD_RESET_SECONDS } from '@pressdock/api/limits';

/**
 * Every sentence about resetting a password and about a deactivated account.
 * @see specification, sections 5 and 8
 */
export const resetMessages = {
  request: {
    title: 'Reset your password',
    text: 'We send a link to set a new password with to the address of your account.',
    submit: 'Send the link',
    missing: passwordResetValidation.emailRequired,
    failedTitle: 'The link was not sent',
    back: 'Back to signing in',
  },
  sent: {
    title: 'Check your mail',
    text: (email: string) =>
      `If there is an account for ${email}, a letter with a link is on its way to it.`,
    hint: `The link works once, for ${PASSWORD_RESET_SECONDS / 60} minutes. If nothing comes, look among unwanted mail, or check the address.`,
    again: 'Use another address',
  },
  change: {
    title: 'Choose a new password',
    loading: 'Checking your link',
    first: 'New password',
    firstHint: 'At least 8 characters.',
    second: 'Confirm password',
    note: 'This signs you out everywhere.',
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
    hint: 'A link works once, and not for long. Ask for a new one.',
    again: 'Send me a new link',
  },
  done: {
    title: 'Your password is changed',
    text: 'Sign in with your new password. You were signed out everywhere.',
    toLogin: 'Sign in',
  },
  left: {
    title: 'Your account is deactivated',
    text: (day: string) =>
      `Until ${day} you can have it back: sign in as before, and everything is as you left it.`,
    textWithoutDay: 'You can have it back: sign in as before, and everything is as you left it.',
    hint: 'Until then, the sites of your customers keep getting their updates. After that, everything is deleted.',
    toLogin: 'Back to signing in',
  },
} as const;
