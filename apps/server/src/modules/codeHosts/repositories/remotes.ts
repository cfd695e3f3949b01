import { codeHostValidation, repositoryValidation } from '@pressdock/api';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import type { GitAccess, GitRemote } from '../../../ports/git.ts';
import { parseGitUrl } from '../../../ports/gitUrl.ts';
import type { Sealer } from '../../../ports/sealing.ts';
import { deployKeyContext } from '../deployKeys/deployKeys.service.ts';
import { findKeyOfRepository, updateDeployKey } from '../deployKeys/deployKeys.store.ts';
import { openAccess } from './gitAccess.ts';
import * as store from './repositories.store.ts';

/** How a repository is read with Git, or why it cannot be read. */
export type RemoteResult =
  | { ok: true; remote: GitRemote; repository: store.RepositoryRow }
  | { ok: false; problem: string };

/** Finds how to read repositories with Git. */
export type Remotes = ReturnType<typeof createRemotes>;

/** The last use of a key is stored at most once in this time. */
const touchMs = 10 * 60_000;

/** Creates the functions. */
export function createRemotes(
  database: Database,
  { sealer, allowsHttp }: { sealer: Sealer; allowsHttp: boolean },
) {
  async function readKey(
    tx: AccountTransaction,
    { account_id, id, host_keys }: store.RepositoryRow,
  ): Promise<GitAccess | undefined> {
    const key = await findKeyOfRepository(tx, account_id, id);
    if (!key) return undefined;
    const privateKey = sealer.open(key.sealed_private_key, deployKeyContext(key.id));
    if (privateKey === undefined) return undefined;
    const lastUsed = key.last_used_at?.getTime() ?? 0;
    if (Date.now() - lastUsed > touchMs) {
      await updateDeployKey(tx, account_id, key.id, { last_used_at: new Date() });
    }
    return { kind: 'ssh', privateKey, hostKeys: host_keys };
  }

  async function findAccess(
    tx: AccountTransaction,
    row: store.RepositoryRow,
  ): Promise<GitAccess | undefined> {
    const parsed = parseGitUrl(row.clone_url, { allowsHttp });
    if (!parsed.ok) return undefined;
    if (parsed.url.protocol === 'ssh') return readKey(tx, row);
    return openAccess(sealer, row);
  }

  return {
    /** Returns how an account's repository is read: with its deploy key, or over HTTPS. */
    find: (accountId: string, repositoryId: string): Promise<RemoteResult> =>
      database.withAccount({ accountId }, async (tx) => {
        const repository = await store.findRepository(tx, accountId, repositoryId);
        if (!repository) return { ok: false, problem: repositoryValidation.unknownRepository };
        const access = await findAccess(tx, repository);
        if (!access) return { ok: false, problem: codeHostValidation.notConnected };
        return { ok: true, remote: { url: repository.clone_url, access }, repository };
      }),
  };
}
