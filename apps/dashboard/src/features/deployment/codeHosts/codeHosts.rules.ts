import type { CodeHostResponse, CodeHostsResponse, DeploymentResponse } from '@pressdock/api';
import { CODE_HOSTS, type CodeHost, type RepositorySource } from '@pressdock/api/limits';
import type { BadgeTone } from '@pressdock/ui';
import { codeHostsMessages } from './codeHosts.messages.ts';

/** The state of a connection to a code host. */
export type CodeHostState = 'connected' | 'reconnect' | 'none';

/** Returns the state of a connection to a code host. */
export function codeHostState({
  isConnected,
  needsReconnecting,
}: Pick<CodeHostResponse, 'isConnected' | 'needsReconnecting'>): CodeHostState {
  if (!isConnected) return 'none';
  return needsReconnecting ? 'reconnect' : 'connected';
}

/** The tone of each state. */
export const stateTones: Record<CodeHostState, BadgeTone> = {
  connected: 'positive',
  reconnect: 'caution',
  none: 'neutral',
};

/** Returns the host name of a code host's URL. */
export const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

/** Returns the page on which a person creates an access token. */
export const tokenPage = (gitlabUrl: string) =>
  `${gitlabUrl.replace(/\/+$/, '')}/-/user_settings/personal_access_tokens`;

/** Returns the sources whose repositories can be fetched. */
export function fetchableSources(
  hosts: CodeHostsResponse | undefined,
  hasGitServers: boolean,
): RepositorySource[] {
  const connected = CODE_HOSTS.filter((host) => hosts?.[host].isConnected);
  return hasGitServers ? [...connected, 'git'] : connected;
}

/** Returns how many products are deployed from a source; undefined while that is unknown. */
export function deployedFrom(
  deployments: readonly Pick<DeploymentResponse, 'repository'>[] | undefined,
  source: RepositorySource,
): number | undefined {
  return deployments?.filter(({ repository }) => repository?.source === source).length;
}

/** Returns what disconnecting a code host means, in sentences. */
export function disconnectText(provider: CodeHost, count: number | undefined): string {
  const { remove: words, names } = codeHostsMessages;
  const name = names[provider];
  const revoked = words.revoked(name);
  if (count === undefined) return revoked;
  return `${revoked} ${count === 0 ? words.unused(name) : words.used(count, name)}`;
}

/** Returns why an authorization at a code host failed, from the URL of the redirect. */
export function authorizationError(reason: string): string {
  const { denied, failed } = codeHostsMessages.returned;
  return reason === 'denied' ? denied : failed;
}
