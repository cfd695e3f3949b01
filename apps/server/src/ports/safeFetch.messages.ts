import type { CallFailure } from './safeFetch.ts';

/** Messages for the owner of a product whose URL could not be requested. */
export const callFailures: Record<CallFailure, string> = {
  malformed: 'Enter a valid URL.',
  not_https: 'The URL must begin with https://.',
  user_info: 'The URL must not contain a user name or password.',
  port: 'The URL must use port 443 or 8443.',
  not_public: 'The URL must lead to a public address on the internet.',
  redirect: 'The URL redirects to another one. Enter that one instead.',
  timeout: 'The server did not respond in time.',
  too_large: 'The response was too large.',
  unreachable: 'The server is unreachable.',
};
