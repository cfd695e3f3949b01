import type { CallFailure } from './safeFetch.ts';

/** What the owner of a product reads when an address they gave could not be called. */
export const callFailures: Record<CallFailure, string> = {
  malformed: 'The address is not one that can be called.',
  not_https: 'The address must begin with https://.',
  user_info: 'The address must not hold a user name or a password.',
  port: 'The address must use an ordinary port, 443 or 8443.',
  not_public: 'The address does not lead to a public place on the internet.',
  redirect: 'The address leads on to another one. Please enter that one instead.',
  timeout: 'The address did not answer in time.',
  too_large: 'The address answered with far more than expected.',
  unreachable: 'The address could not be reached.',
};
