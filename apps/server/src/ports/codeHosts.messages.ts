import type { CodeHost } from '@pressdock/api';
import type { CodeHostFailure } from './codeHosts.ts';

/** The names of the code hosts. */
export const codeHostNames: Readonly<Record<CodeHost, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  bitbucket: 'Bitbucket',
};

const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Returns a sentence about a code host that did not do what it was asked. */
export function describeFailure(
  host: CodeHost,
  failure: CodeHostFailure,
  { until, status }: { until?: Date | undefined; status?: number | undefined } = {},
): string {
  const name = codeHostNames[host];
  switch (failure) {
    case 'not_connected':
      return `${name} is not connected. Connect it and try again.`;
    case 'rejected':
      return `${name} no longer accepts this connection. Connect it again.`;
    case 'denied':
      return `${name} denied this. You need admin rights for the repository.`;
    case 'not_found':
      return `${name} does not have this repository, or you may not see it there.`;
    case 'rate_limited':
      return until
        ? `${name}'s rate limit is reached until ${timeOfDay.format(until)} UTC. Try again then.`
        : `${name}'s rate limit is reached. Try again in a few minutes.`;
    case 'unreachable':
      return `${name} could not be reached. Try again in a few minutes.`;
    case 'timeout':
      return `${name} did not respond in time. Try again in a few minutes.`;
    case 'too_large':
      return `${name} sent a response that is too large.`;
    case 'invalid':
      return `${name} did not accept the request.`;
    case 'failed':
      return status === undefined
        ? `${name} sent an unexpected response. Try again in a few minutes.`
        : `${name} responded with an error (${status}). Try again in a few minutes.`;
  }
}
