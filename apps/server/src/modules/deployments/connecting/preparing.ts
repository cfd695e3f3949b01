import { randomUUID } from 'node:crypto';
import { repositoryValidation } from '@pressdock/api';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { conflict, invalid, notFound } from '../../../errors.ts';
import { gitFailures } from '../../../ports/git.messages.ts';
import type { Git } from '../../../ports/git.ts';
import type { Sealer } from '../../../ports/sealing.ts';
import { refusalOf, requireValue } from '../../codeHosts/codeHostRefusals.ts';
import type { DeployKeysService } from '../../codeHosts/deployKeys/deployKeys.service.ts';
import { type HostObjects, toHosted } from '../../codeHosts/hostObjects/hostObjects.service.ts';
import { gitRefusal, type HostKeys } from '../../codeHosts/repositories/hostKeys.service.ts';
import type { Remotes } from '../../codeHosts/repositories/remotes.ts';
import type {
  RepositoriesService,
  StoredRepository,
} from '../../codeHosts/repositories/repositories.service.ts';
import type { DeploymentChoice } from '../deploymentChoice.ts';
import * as store from '../deployments.store.ts';
import { sealNewSecret } from '../webhookSecret.ts';
import type { Detaching } from './detaching.ts';
import type { WithLease } from './repositoryLease.ts';

/** Identifies a product and the repository that it is connected with. */
export interface ConnectionKey {
  accountId: string;
  itemId: string;
  repositoryId: string;
}

/** The dependencies of connecting. */
export interface PreparingDependencies {
  sealer: Sealer;
  git: Git;
  repositories: Pick<RepositoriesService, 'findRow' | 'storeHostKeys'>;
  deployKeys: DeployKeysService;
  hostKeys: HostKeys;
  hostObjects: HostObjects;
  remotes: Remotes;
  detaching: Pick<Detaching, 'detach'>;
  withLease: WithLease;
}

/** Checks that a product can be connected, and stores the connection before the code host has it. */
export type Preparing = ReturnType<typeof createPreparing>;

/** Creates the function that requires that a repository can be read, and has a branch unless it is empty. */
function createBranchCheck({ git, hostObjects, remotes }: PreparingDependencies) {
  /** Returns whether a repository has a branch, or none at all because nothing was pushed yet. */
  async function hasBranch(repository: StoredRepository, branch: string): Promise<boolean> {
    const hosted = toHosted(repository);
    if (hosted) return requireValue(await hostObjects.hasBranch(hosted, branch), refusalOf);
    const found = await remotes.find(repository.account_id, repository.id);
    if (!found.ok) throw conflict(gitFailures.denied);
    const listed = await git.listRefs(found.remote);
    if (!listed.ok) throw gitRefusal(listed.failure);
    const branches = listed.value.refs.filter(({ kind }) => kind === 'branch');
    return branches.length === 0 || branches.some(({ name }) => name === branch);
  }

  return async (repository: StoredRepository, branch: string): Promise<void> => {
    if (await hasBranch(repository, branch)) return;
    throw invalid(repositoryValidation.noBranch, { branch: repositoryValidation.noBranch });
  };
}

/** The stored deployment, or the repository whose lease is needed to replace the product's earlier one. */
type Stored = { row: store.DeploymentRow } | { earlierId: string };

/** Creates the functions that read and store deployments. */
function createStoring(
  database: Database,
  { sealer, repositories, detaching, withLease }: PreparingDependencies,
) {
  /** Returns the product's deployment and the repository. A product has one repository at a time. */
  async function read(tx: AccountTransaction, { accountId, itemId, repositoryId }: ConnectionKey) {
    await store.lockProduct(tx, accountId, itemId);
    if (!(await store.findProduct(tx, accountId, itemId))) throw notFound();
    const repository = await repositories.findRow(tx, accountId, repositoryId);
    if (!repository) throw notFound();
    const deployment = await store.findByProduct(tx, accountId, itemId);
    if (deployment?.connected_at && deployment.repository_id !== repositoryId) {
      throw conflict(repositoryValidation.connected);
    }
    return { repository, deployment };
  }

  /**
   * Stores the deployment of a product, in place of one that an earlier attempt left with its key or
   * webhook at another repository. Stores nothing if that repository is not the leased one.
   */
  async function storeDeployment(
    tx: AccountTransaction,
    key: ConnectionKey,
    { choice, leasedId }: { choice: DeploymentChoice; leasedId: string | undefined },
  ): Promise<Stored> {
    const { accountId, itemId, repositoryId } = key;
    const { deployment } = await read(tx, key);
    if (deployment?.repository_id === repositoryId) {
      await store.updateDeployment(tx, accountId, deployment.id, choice);
    } else {
      if (deployment) {
        const { repository_id: earlierId } = deployment;
        if (earlierId !== leasedId) return { earlierId };
        await detaching.detach(tx, deployment);
      }
      const id = randomUUID();
      await store.insertDeployment(tx, {
        id,
        account_id: accountId,
        item_id: itemId,
        repository_id: repositoryId,
        branch: '',
        ...choice,
        sealed_secret: sealNewSecret(sealer, id),
        webhook_external_id: null,
        delivered_at: null,
        delivery_outcome: null,
        connected_at: null,
      });
    }
    const row = await store.findByProduct(tx, accountId, itemId);
    if (!row) throw new Error('The deployment was not stored.');
    return { row };
  }

  /** Waits for another request that adds objects at a repository before what it added is deleted. */
  async function storeAlone(
    key: ConnectionKey,
    choice: DeploymentChoice,
    leasedId?: string,
  ): Promise<store.DeploymentRow> {
    const storing = () =>
      database.withAccount(key, (tx) => storeDeployment(tx, key, { choice, leasedId }));
    const { accountId } = key;
    const stored = leasedId
      ? await withLease({ accountId, repositoryId: leasedId }, storing)
      : await storing();
    return 'row' in stored ? stored.row : storeAlone(key, choice, stored.earlierId);
  }

  return { read, storeAlone };
}

const isReadOverSsh = ({ clone_url: url }: { clone_url: string }) => !/^https?:/.test(url);

/** Creates the functions. */
export function createPreparing(database: Database, dependencies: PreparingDependencies) {
  const { repositories, deployKeys, hostKeys } = dependencies;
  const requireBranch = createBranchCheck(dependencies);
  const { read, storeAlone } = createStoring(database, dependencies);

  /** Creates the deploy key, and reads the host keys of an SSH server that has not been connected yet. */
  async function prepareAccess(key: ConnectionKey): Promise<StoredRepository> {
    const { repository } = await database.withAccount(key, (tx) => read(tx, key));
    const isSsh = isReadOverSsh(repository);
    const keys =
      isSsh && repository.host_keys === '' ? await hostKeys.scan(repository.clone_url) : undefined;
    await database.withAccount(key, async (tx) => {
      if (keys !== undefined) {
        await repositories.storeHostKeys(tx, key.accountId, repository.id, keys);
      }
      if (isSsh) await deployKeys.ensure(tx, key);
    });
    return repository;
  }

  return {
    /** Returns the stored deployment, which is not connected until the code host has its webhook. */
    async prepare(
      key: ConnectionKey,
      choice: DeploymentChoice & { branch: string },
    ): Promise<store.DeploymentRow> {
      const repository = await prepareAccess(key);
      await requireBranch(repository, choice.branch);
      return storeAlone(key, choice);
    },
    requireBranch,

    /**
     * Returns a deployment that was not disconnected meanwhile, with its deploy key, which disconnecting
     * another product of the repository may have deleted. The repository must be leased.
     */
    async requireStored(
      tx: AccountTransaction,
      { id, ...key }: Pick<store.DeploymentRow, 'id'> & ConnectionKey,
    ): Promise<store.DeploymentRow> {
      const find = () => store.findByProduct(tx, key.accountId, key.itemId);
      await store.lockProduct(tx, key.accountId, key.itemId);
      const row = await find();
      if (row?.id !== id) throw notFound();
      if (row.public_key !== null || !isReadOverSsh(row)) return row;
      await deployKeys.ensure(tx, key);
      return (await find()) ?? row;
    },
  };
}
