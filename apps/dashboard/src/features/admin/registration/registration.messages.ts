import type { RegistrationMode } from '@pressdock/api/limits';

/** Every sentence about who can create an account. */
export const registrationMessages = {
  title: 'Registration',
  label: 'Who can create an account',
  loading: 'Loading registration',
  fetchFailed: 'There was an error fetching the settings.  Please try again.',
  failed: 'There was an error changing the settings.  Please try again.',
  notConfirmed: 'Confirm your password to change this.',
  modes: {
    open: 'Anyone',
    invitation: 'People invited to a team',
    closed: 'Nobody',
  } satisfies Record<RegistrationMode, string>,
  hints: {
    open: 'Anyone who can reach this server can create an account.',
    invitation:
      'Only people who are invited to a team can create an account. Operators can create accounts too.',
    closed: 'Only operators can create accounts.',
  } satisfies Record<RegistrationMode, string>,
} as const;
