import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openSealer } from '../../src/adapters/sealing/masterKey.ts';
import type { SystemTransaction } from '../../src/db/database.ts';
import { secretContext } from '../../src/modules/deployments/webhookSecret.ts';
import type { Person, TestServer } from './server.ts';

/** The objects of a product that is deployed from a Git server. */
export interface DeploymentIds {
  repository: string;
  deployKey: string;
  deployment: string;
  build: string;
}

/** Adds a row to each table about an account's code hosts. */
export async function addCodeHostRows(tx: SystemTransaction, accountId: string): Promise<void> {
  const id = randomUUID();
  await sql`insert into code_host_connections (id, account_id, provider, method, login, sealed)
    values (${id}, ${accountId}, 'gitlab', 'token', 'ada', 'x')`.execute(tx);
  await sql`insert into code_host_authorizations (id, account_id, person_id, provider, state_hash,
    sealed, expires_at)
    values (${id}, ${accountId}, ${accountId}, 'github', ${id}, 'x', now())`.execute(tx);
  await sql`insert into code_host_cleanups (id, account_id, provider, sealed)
    values (${id}, ${accountId}, 'github', 'x')`.execute(tx);
}

/** Adds a product that is deployed from a repository without requesting it, and a build. */
export async function addDeployment(
  server: Pick<TestServer, 'config' | 'database'>,
  owner: Pick<Person, 'id'>,
  itemId: string,
  url: string,
): Promise<DeploymentIds> {
  const sealer = await openSealer(server.config);
  const seal = (id: string) => sealer.seal('secret', secretContext(id));
  return server.database.withSystem((tx) => addDeploymentRows(tx, owner.id, itemId, { url, seal }));
}

/** Adds a product's repository, deploy key, deployment and a build. */
export async function addDeploymentRows(
  tx: SystemTransaction,
  accountId: string,
  itemId: string,
  { url, seal }: { url: string; seal: (deployment: string) => string },
): Promise<DeploymentIds> {
  const [repository, deployKey, deployment] = [randomUUID(), randomUUID(), randomUUID()];
  const build = randomUUID();
  await sql`insert into repositories (id, account_id, source, external_id, full_name, url, clone_url,
    is_private) values (${repository}, ${accountId}, 'git', ${repository}, 'harbor', ${url}, ${url}, true)`.execute(
    tx,
  );
  await sql`insert into deploy_keys (id, account_id, item_id, repository_id, public_key, fingerprint,
    sealed_private_key)
    values (${deployKey}, ${accountId}, ${itemId}, ${repository}, 'ssh-ed25519 x', 'SHA256:x', 'x')`.execute(
    tx,
  );
  await sql`insert into deployments (id, account_id, item_id, repository_id, branch, sealed_secret,
    connected_at)
    values (${deployment}, ${accountId}, ${itemId}, ${repository}, 'main', ${seal(deployment)}, now())`.execute(
    tx,
  );
  await sql`insert into deployment_deliveries (deployment_id, account_id, delivery_id, build_id)
    values (${deployment}, ${accountId}, 'x', ${build})`.execute(tx);
  await sql`insert into builds (id, account_id, item_id, source, repository, "trigger", ref, "commit",
    status, step, response_code, response_body, finished_at)
    values (${build}, ${accountId}, ${itemId}, 'git', 'harbor', 'push', 'main', ${'a'.repeat(40)},
      'failed', 'fetch', 502, 'The Git server could not be reached.', now())`.execute(tx);
  await sql`insert into build_lines (build_id, account_id, n, at, step, level, text)
    values (${build}, ${accountId}, 1, now(), 'fetch', 'error', 'mine')`.execute(tx);
  return { repository, deployKey, deployment, build };
}
