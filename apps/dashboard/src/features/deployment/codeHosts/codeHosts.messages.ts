import type { CodeHost } from '@pressdock/api';
import { codeHostValidation } from '@pressdock/api';
import { formatCount } from '../../../shared/format.ts';

const names = {
  github: 'GitHub',
  gitlab: 'GitLab',
  bitbucket: 'Bitbucket',
} as const satisfies Record<CodeHost, string>;

/** Every sentence about connections to code hosts. */
export const codeHostsMessages = {
  names,
  loading: 'Loading your code hosts',
  fetchFailed: 'There was an error fetching your code hosts.  Please try again.',
  ownerOnly: (owner: string) =>
    `Only ${owner}, the owner of this account, can connect or disconnect code hosts. You can deploy from the repositories of the connected ones.`,
  states: { connected: 'Connected', reconnect: 'Connect again', none: 'Not connected' },
  connectedAs: (login: string, host: string) => `${login} on ${host}`,
  byToken: 'with an access token',
  reconnectHint: codeHostValidation.reconnect,
  notConfigured: codeHostValidation.notConfigured,
  connect: (name: string) => `Connect ${name}`,
  connectAgain: (name: string) => `Connect ${name} again`,
  useToken: 'Use an access token',
  disconnect: 'Disconnect',
  disconnectOf: (name: string) => `Disconnect ${name}`,
  connectFailed: 'There was an error connecting the code host.  Please try again.',
  returned: {
    completing: 'Connecting the code host',
    done: (name: string, login: string) => `${name} is connected as ${login}.`,
    doneTitle: 'Code host connected',
    failedTitle: 'The code host was not connected',
    over: codeHostValidation.authorizationOver,
    denied: 'You did not authorize Pressdock at the code host, so nothing was connected.',
    failed: 'The code host did not complete the authorization.  Please try again.',
  },
  remove: {
    title: (name: string) => `Disconnect ${name}?`,
    revoked: (name: string) => `Pressdock deletes its access token and revokes it at ${name}.`,
    unused: (name: string) => `No product is deployed from ${name}.`,
    used: (count: number, name: string) =>
      `${formatCount(count, 'product is', 'products are')} deployed from ${name}. Their deploy keys and webhooks stay there, so pushes are still released. But Pressdock cannot list repositories, add webhooks, or check their status until you connect ${name} again.`,
    confirm: (name: string) => `Disconnect ${name}`,
    failed: 'There was an error disconnecting the code host.  Please try again.',
    done: (name: string) => `${name} is disconnected`,
  },
  token: {
    title: 'Connect GitLab with an access token',
    description: 'The token is stored encrypted and never shown again.',
    label: 'Access token',
    hint: 'Create a personal access token with the scope api.',
    create: 'Create an access token on GitLab',
    required: codeHostValidation.tokenRequired,
    submit: 'Connect GitLab',
    errorTitle: 'GitLab was not connected',
    failed: codeHostValidation.tokenInvalid,
    working: 'Validating the token…',
    cancel: 'Cancel',
    nextTitle: 'GitLab is connected',
    connected: (login: string) => `Pressdock is connected as ${login}.`,
    next: 'Next, open a plugin or a theme and connect it with one of your repositories.',
    close: 'Close',
  },
  fetch: {
    action: 'Fetch repositories',
    title: 'Fetch repositories',
    description: 'Reads the lists of repositories again, such as after you added one.',
    none: 'Connect a code host or add a Git server first.',
    progress: (done: number, total: number) => `${done} of ${total} finished`,
    overall: 'Reading the lists of repositories',
    finished: (count: number) =>
      `${formatCount(count, 'repository is', 'repositories are')} available.`,
    fetching: 'Reading…',
    found: (count: number) => formatCount(count, 'repository', 'repositories'),
    failed: 'There was an error fetching the repositories.  Please try again.',
    retry: 'Try again',
    retryOf: (name: string) => `Try again: ${name}`,
    cancel: 'Cancel',
    close: 'Close',
  },
} as const;
