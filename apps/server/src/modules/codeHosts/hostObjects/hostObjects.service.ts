import type { CodeHost, RepositorySource } from '@pressdock/api';
import type {
  CodeHostResult,
  HostDeployKey,
  HostWebhook,
  RepositoryKey,
  WebhookSettings,
} from '../../../ports/codeHosts.ts';
import type { HostAccess, HostCall } from '../access/hostAccess.ts';
import { isSameReceiver } from './receiver.rules.ts';

/** Reads and changes the deploy keys and webhooks of repositories at code hosts. */
export type HostObjects = ReturnType<typeof createHostObjects>;

/** A repository at a code host. */
export interface HostedRepository {
  accountId: string;
  provider: CodeHost;
  key: RepositoryKey;
}

/** Returns a repository at a code host; undefined for one on another Git server. */
export function toHosted(row: {
  source: RepositorySource;
  account_id: string;
  external_id: string;
  full_name: string;
}): HostedRepository | undefined {
  if (row.source === 'git') return undefined;
  const key = { externalId: row.external_id, fullName: row.full_name };
  return { accountId: row.account_id, provider: row.source, key };
}

/** Returns whether two public keys are the same, whatever their comments. */
function isSameKey(one: string, other: string): boolean {
  const blob = (text: string) => text.trim().split(/\s+/)[1];
  return blob(one) === blob(other);
}

/** Creates the functions that list what a repository has. */
function createLists({ call }: HostAccess) {
  const request = <Value>({ accountId, provider }: HostedRepository, work: HostCall<Value>) =>
    call(accountId, provider, work);

  const listDeployKeys = (repository: HostedRepository) =>
    request<HostDeployKey[]>(repository, (api, credentials) =>
      api.listDeployKeys(credentials, repository.key),
    );
  const listWebhooks = (repository: HostedRepository) =>
    request<HostWebhook[]>(repository, (api, credentials) =>
      api.listWebhooks(credentials, repository.key),
    );

  /** Deletes webhooks of a repository. */
  async function removeAll(
    repository: HostedRepository,
    webhooks: readonly HostWebhook[],
  ): Promise<CodeHostResult<void>> {
    for (const { externalId } of webhooks) {
      const removed = await request<void>(repository, (api, credentials) =>
        api.removeWebhook(credentials, repository.key, externalId),
      );
      if (!removed.ok) return removed;
    }
    return { ok: true, value: undefined };
  }

  return { request, listDeployKeys, listWebhooks, removeAll };
}

/** Creates the functions that add keys and webhooks once, however often they are called. */
function createAdditions({
  request,
  listDeployKeys,
  listWebhooks,
  removeAll,
}: ReturnType<typeof createLists>) {
  return {
    /** Adds a deploy key unless the repository has it, and returns its id there. */
    async ensureDeployKey(
      repository: HostedRepository,
      key: { name: string; publicKey: string },
    ): Promise<CodeHostResult<string>> {
      const listed = await listDeployKeys(repository);
      if (!listed.ok) return listed;
      const existing = listed.value.find(({ publicKey }) => isSameKey(publicKey, key.publicKey));
      if (existing) return { ok: true, value: existing.externalId };
      return request(repository, (api, credentials) =>
        api.addDeployKey(credentials, repository.key, key),
      );
    },

    /**
     * Adds a webhook, or repairs the one that the repository has, and returns its id there. Others that
     * send to the same receiver, such as at an earlier address of this server, are deleted.
     */
    async ensureWebhook(
      repository: HostedRepository,
      settings: WebhookSettings,
    ): Promise<CodeHostResult<string>> {
      const listed = await listWebhooks(repository);
      if (!listed.ok) return listed;
      const own = listed.value.filter(({ url }) => isSameReceiver(url, settings.url));
      const existing = own.find(({ url }) => url === settings.url) ?? own[0];
      if (!existing) {
        return request(repository, (api, credentials) =>
          api.addWebhook(credentials, repository.key, settings),
        );
      }
      const { externalId } = existing;
      const removed = await removeAll(
        repository,
        own.filter((webhook) => webhook !== existing),
      );
      if (!removed.ok) return removed;
      const updated = await request<void>(repository, (api, credentials) =>
        api.updateWebhook(credentials, repository.key, externalId, settings),
      );
      return updated.ok ? { ok: true, value: externalId } : updated;
    },
  };
}

/** Creates the functions. */
export function createHostObjects(access: HostAccess) {
  const lists = createLists(access);
  const { request, listDeployKeys, listWebhooks, removeAll } = lists;
  return {
    listDeployKeys,
    listWebhooks,
    ...createAdditions(lists),

    /** Returns whether a repository has a branch, or none at all because it is empty. */
    async hasBranch(repository: HostedRepository, name: string): Promise<CodeHostResult<boolean>> {
      const found = await request<boolean>(repository, (api, credentials) =>
        api.hasBranch(credentials, repository.key, name),
      );
      if (!found.ok || found.value) return found;
      const listed = await request(repository, (api, credentials) =>
        api.listBranches(credentials, repository.key, 1),
      );
      return listed.ok ? { ok: true, value: listed.value.length === 0 } : listed;
    },

    /** Deletes all webhooks of a repository that send to a receiver, also at an earlier address. */
    async removeWebhooks(repository: HostedRepository, url: string): Promise<CodeHostResult<void>> {
      const listed = await listWebhooks(repository);
      if (!listed.ok) return listed;
      const own = listed.value.filter((webhook) => isSameReceiver(webhook.url, url));
      return removeAll(repository, own);
    },

    /** Deletes a deploy key or a webhook. */
    remove: (
      repository: HostedRepository,
      kind: 'deployKey' | 'webhook',
      externalId: string,
    ): Promise<CodeHostResult<void>> =>
      request(repository, (api, credentials) =>
        kind === 'deployKey'
          ? api.removeDeployKey(credentials, repository.key, externalId)
          : api.removeWebhook(credentials, repository.key, externalId),
      ),

    /** Returns whether a repository has a deploy key and an active webhook. */
    async readStatus(
      repository: HostedRepository,
      { publicKey, webhookUrl }: { publicKey: string | null; webhookUrl: string },
    ): Promise<CodeHostResult<{ deployKey: boolean; webhook: boolean }>> {
      const keys = await listDeployKeys(repository);
      if (!keys.ok) return keys;
      const webhooks = await listWebhooks(repository);
      if (!webhooks.ok) return webhooks;
      const deployKey =
        publicKey !== null && keys.value.some((key) => isSameKey(key.publicKey, publicKey));
      const webhook = webhooks.value.some(
        ({ url, isActive, sendsPushes }) => url === webhookUrl && isActive && sendsPushes,
      );
      return { ok: true, value: { deployKey, webhook } };
    },
  };
}
