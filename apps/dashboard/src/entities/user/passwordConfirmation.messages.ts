import { profileValidation } from '@pressdock/api';

/** The text of the dialog that asks for the password before a sensitive action. */
export const passwordConfirmationMessages = {
  title: 'Confirm your password',
  description: "Enter your password to continue. You won't be asked again for 5 minutes.",
  password: 'Current password',
  confirm: 'Continue',
  missing: profileValidation.currentPasswordRequired,
  errorTitle: 'Your password was not confirmed',
} as const;
