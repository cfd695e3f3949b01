import {
  type ConnectedResponse,
  type ConnectRepositoryRequest,
  repositoryValidation,
} from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { notFound, type Refusal } from '../../../errors.ts';
import { parseId } from '../../../identity/ids.ts';
import type { CodeHostProblem, CodeHostResult } from '../../../ports/codeHosts.ts';
import type { Sealer } from '../../../ports/sealing.ts';
import type { Cleanups, HostObject } from '../../codeHosts/cleanups/cleanups.service.ts';
import { refusalOf, requireValue, unavailable } from '../../codeHosts/codeHostRefusals.ts';
import type { DeployKeysService } from '../../codeHosts/deployKeys/deployKeys.service.ts';
import {
  type HostedRepository,
  type HostObjects,
  toHosted,
} from '../../codeHosts/hostObjects/hostObjects.service.ts';
import { readChoice } from '../deploymentChoice.ts';
import { webhookUrlOf } from '../deployments.mapping.ts';
import * as store from '../deployments.store.ts';
import { secretContext } from '../webhookSecret.ts';
import type { Detaching } from './detaching.ts';
import type { ConnectionKey, Preparing } from './preparing.ts';
import type { WithLease } from './repositoryLease.ts';

/** Connects products with repositories. */
export type ConnectingService = ReturnType<typeof createConnectingService>;

/** The dependencies of the service. */
export interface ConnectingDependencies {
  sealer: Sealer;
  publicUrl: string;
  preparing: Preparing;
  detaching: Detaching;
  withLease: WithLease;
  hostObjects: HostObjects;
  deployKeys: DeployKeysService;
  cleanups: Pick<Cleanups, 'add'>;
}

/** The ids of a product and of a repository in the path. */
export interface PathKey {
  id: string;
  repoId: string;
}

/** Returns the ids of a request. */
export function toKey({ accountId }: RequestContext, { id, repoId }: PathKey): ConnectionKey {
  return { accountId, itemId: parseId(id), repositoryId: parseId(repoId) };
}

/** Returns a refusal with our own message for failures whose cause the host did not tell. */
function withMessage(message: string) {
  return (problem: CodeHostProblem): Refusal =>
    problem.failure === 'invalid' || problem.failure === 'failed'
      ? unavailable(message)
      : refusalOf(problem);
}

/** Creates the functions that add a deployment's objects at its code host. */
function createHosting(
  database: Database,
  { sealer, publicUrl, hostObjects, deployKeys, cleanups }: ConnectingDependencies,
) {
  function secretOf({ id, sealed_secret }: store.DeploymentRow): string {
    const secret = sealer.open(sealed_secret, secretContext(id));
    if (secret === undefined) throw unavailable(repositoryValidation.webhookFailed);
    return secret;
  }

  const toConnected = (row: store.DeploymentRow, webhook: boolean): ConnectedResponse => ({
    repositoryId: row.repository_id,
    branch: row.branch,
    deployKey: row.public_key !== null,
    webhook,
    webhookUrl: webhookUrlOf(publicUrl, row.id),
    webhookSecret: row.source === 'git' ? secretOf(row) : null,
  });

  /** Stores the id of an object at a code host, or deletes the object if its row was deleted meanwhile. */
  async function keep(
    { accountId, provider, key }: HostedRepository,
    object: Omit<HostObject, 'repository'>,
    storeId: (tx: AccountTransaction) => Promise<boolean>,
  ): Promise<void> {
    const isStored = await database.withAccount({ accountId }, async (tx) => {
      if (await storeId(tx)) return true;
      const objects = [{ ...object, repository: key }];
      await cleanups.add(tx, { accountId, provider, objects });
      return false;
    });
    if (!isStored) throw notFound();
  }

  /** Adds the deploy key at the code host, unless it is there, and stores its id. */
  async function addKey(row: store.DeploymentRow): Promise<void> {
    const hosted = toHosted(row);
    const { public_key: publicKey, deploy_key_id: id, account_id } = row;
    if (!hosted || publicKey === null || id === null) return;
    const added = await hostObjects.ensureDeployKey(hosted, { name: 'Pressdock', publicKey });
    const externalId = requireValue(added, withMessage(repositoryValidation.keyFailed));
    await keep(hosted, { kind: 'deployKey', externalId }, (tx) =>
      deployKeys.setExternalId(tx, { account_id, id }, externalId),
    );
  }

  /** Adds the webhook at the code host, or repairs it, and stores its id. */
  async function addWebhook(row: store.DeploymentRow): Promise<CodeHostResult<boolean>> {
    const hosted = toHosted(row);
    if (!hosted) return { ok: true, value: false };
    const settings = { url: webhookUrlOf(publicUrl, row.id), secret: secretOf(row) };
    const added = await hostObjects.ensureWebhook(hosted, settings);
    if (!added.ok) return added;
    const externalId = added.value;
    await keep(hosted, { kind: 'webhook', externalId }, (tx) =>
      store.updateDeployment(tx, row.account_id, row.id, { webhook_external_id: externalId }),
    );
    return { ok: true, value: true };
  }

  return { toConnected, addKey, addWebhook };
}

type Hosting = ReturnType<typeof createHosting>;

/** Creates the functions that add and delete only the webhook of a connected product. */
function createWebhookOnly(
  database: Database,
  { publicUrl, withLease, hostObjects }: ConnectingDependencies,
  { toConnected, addWebhook }: Hosting,
) {
  /** Returns the deployment that connects the product with this repository. */
  const requireConnected = (key: ConnectionKey): Promise<store.DeploymentRow> =>
    database.withAccount(key, async (tx) => {
      const row = await store.findByProduct(tx, key.accountId, key.itemId);
      if (!row?.connected_at || row.repository_id !== key.repositoryId) throw notFound();
      return row;
    });

  /** Changes the webhook of a connected product while no other request does. */
  async function whileLeased<Result>(
    key: ConnectionKey,
    change: (row: store.DeploymentRow) => Promise<Result>,
  ): Promise<Result> {
    await requireConnected(key);
    // It may have been disconnected while another request had the lease.
    return withLease(key, async () => change(await requireConnected(key)));
  }

  return {
    /** Adds the webhook of a connected product again. @param andThen called before others may change it */
    connectWebhookOnly: (
      ctx: RequestContext,
      path: PathKey,
      andThen?: () => Promise<void>,
    ): Promise<ConnectedResponse> =>
      whileLeased(toKey(ctx, path), async (row) => {
        const webhook = requireValue(await addWebhook(row));
        await andThen?.();
        return toConnected(row, webhook);
      }),

    /**
     * Deletes the webhook of a connected product at the code host.
     * @param andThen called before others may change it
     */
    disconnectWebhookOnly: (
      ctx: RequestContext,
      path: PathKey,
      andThen?: () => Promise<void>,
    ): Promise<void> =>
      whileLeased(toKey(ctx, path), async (row) => {
        const hosted = toHosted(row);
        if (hosted) {
          const url = webhookUrlOf(publicUrl, row.id);
          requireValue(await hostObjects.removeWebhooks(hosted, url));
          await database.withAccount(ctx, (tx) =>
            store.updateDeployment(tx, ctx.accountId, row.id, { webhook_external_id: null }),
          );
        }
        await andThen?.();
      }),
  };
}

/** Creates the service. */
export function createConnectingService(database: Database, dependencies: ConnectingDependencies) {
  const { preparing, detaching, withLease } = dependencies;
  const hosting = createHosting(database, dependencies);
  const { toConnected, addKey, addWebhook } = hosting;

  /** Marks a deployment as connected, and shows the repository on the product in the same transaction. */
  const finish = (key: ConnectionKey, id: string): Promise<void> =>
    database.withAccount(key, async (tx) => {
      const { full_name: repository, branch } = await preparing.requireStored(tx, { id, ...key });
      await store.markConnected(tx, key.accountId, id);
      const fields = { repository, branch, github_actions: false };
      await store.setProductRepository(tx, key, fields);
    });

  return {
    /**
     * Connects a product with a repository. Repeating it, also after a failure on the way, continues
     * where it ended and repairs what the code host does not have.
     */
    async connect(
      ctx: RequestContext,
      path: PathKey,
      request: ConnectRepositoryRequest,
    ): Promise<ConnectedResponse> {
      const key = toKey(ctx, path);
      const choice = readChoice(request, false);
      const { id } = await preparing.prepare(key, { branch: '', ...choice });
      return withLease(key, async () => {
        const row = await database.withAccount(ctx, (tx) =>
          preparing.requireStored(tx, { id, ...key }),
        );
        await addKey(row);
        const added = await addWebhook(row);
        const webhook = requireValue(added, withMessage(repositoryValidation.webhookFailed));
        await finish(key, id);
        return toConnected(row, webhook);
      });
    },

    /** Disconnects a product, and deletes the webhook and an unused key at the host on the job queue. */
    async disconnect(ctx: RequestContext, path: PathKey): Promise<void> {
      const key = toKey(ctx, path);
      const requireRow = async (tx: AccountTransaction) => {
        await store.lockProduct(tx, key.accountId, key.itemId);
        const row = await store.findByProduct(tx, key.accountId, key.itemId);
        if (row?.repository_id !== key.repositoryId) throw notFound();
        return row;
      };
      const disconnect = async (tx: AccountTransaction) => {
        await detaching.detach(tx, await requireRow(tx));
        const nothing = { repository: '', branch: '', github_actions: false };
        await store.setProductRepository(tx, key, nothing);
      };
      await database.withAccount(ctx, requireRow);
      // A webhook that is being added has an id only afterward.
      await withLease(key, () => database.withAccount(ctx, disconnect));
    },

    ...createWebhookOnly(database, dependencies, hosting),
  };
}
