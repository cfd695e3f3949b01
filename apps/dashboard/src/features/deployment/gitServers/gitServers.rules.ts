import type { RepositoryResponse } from '@pressdock/api';
import { gitServersMessages as words } from './gitServers.messages.ts';

/** Returns how a repository is read: with which host key over SSH, or over HTTPS or HTTP. */
export function accessLabel({ url, hostKey }: Pick<RepositoryResponse, 'url' | 'hostKey'>): string {
  if (hostKey !== null) return `${words.hostKey} ${hostKey}`;
  const scheme = /^(https?):/i.exec(url)?.[1]?.toLowerCase();
  return scheme === 'http' || scheme === 'https' ? words.over[scheme] : words.over.ssh;
}
