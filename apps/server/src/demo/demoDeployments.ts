import { randomUUID } from 'node:crypto';
import type { Database, SystemTransaction } from '../db/database.ts';
import type { NewRow } from '../db/schema.ts';
import { createToken } from '../identity/token.ts';
import { deployKeyContext } from '../modules/codeHosts/deployKeys/deployKeys.service.ts';
import { createSshKey } from '../modules/codeHosts/deployKeys/sshKey.ts';
import { secretContext } from '../modules/deployments/webhookSecret.ts';
import type { Sealer } from '../ports/sealing.ts';
import { commitOf, endOf, writeDemoLog } from './demoBuilds.rules.ts';
import * as store from './demoDeployments.store.ts';
import type { DemoProduct } from './demoProduct.ts';
import { type DemoBuild, type DemoDeployment, demoDeployments } from './deployments.data.ts';
import { createHistory } from './history.rules.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A seeded product that is deployed from a repository. */
interface Deployed {
  accountId: string;
  productId: string;
  product: DemoProduct;
  deployment: DemoDeployment;
  now: Date;
}

/** Returns when a build ended: with the release of its version. */
function endTime({ product, now }: Deployed, { daysAgo, result }: DemoBuild): Date {
  const released =
    result.status === 'released' &&
    createHistory(product, now).find(({ version }) => version === result.version)?.releasedAt;
  return released || new Date(now.getTime() - daysAgo * DAY_MS);
}

function createConnection(
  { accountId, productId, deployment, now }: Deployed,
  sealer: Sealer,
): Pick<store.DeploymentRows, 'repository' | 'key' | 'deployment'> {
  const [repositoryId, keyId, id] = [randomUUID(), randomUUID(), randomUUID()];
  const { url, repository, branch, path } = deployment;
  const { publicKey, privateKey, fingerprint } = createSshKey('pressdock');
  const connectedAt = new Date(now.getTime() - 60 * DAY_MS);
  const owner = { account_id: accountId, item_id: productId };
  return {
    repository: {
      ...{ id: repositoryId, account_id: accountId, source: 'git', external_id: url },
      ...{ full_name: repository, url, clone_url: url, default_branch: branch, is_private: true },
      ...{ sealed_access: null, created_at: connectedAt },
    },
    key: {
      ...{ id: keyId, ...owner, repository_id: repositoryId, external_id: null },
      ...{ public_key: publicKey, fingerprint, created_at: connectedAt },
      sealed_private_key: sealer.seal(privateKey, deployKeyContext(keyId)),
    },
    deployment: {
      ...{ id, ...owner, repository_id: repositoryId, branch, path },
      sealed_secret: sealer.seal(createToken(), secretContext(id)),
      ...{ connected_at: connectedAt, created_at: connectedAt },
      ...{ delivered_at: new Date(now.getTime() - (deployment.builds[0]?.daysAgo ?? 0) * DAY_MS) },
      delivery_outcome: 'accepted',
    },
  };
}

/** Returns a build with its log. */
async function createBuild(tx: SystemTransaction, deployed: Deployed, build: DemoBuild) {
  const { accountId, productId, deployment } = deployed;
  const { trigger, ref, message, result } = build;
  const end = endTime(deployed, build);
  const { lines, step, startedAt } = writeDemoLog(deployment, build, end);
  const { status, code, text } = endOf(build);
  const isFetched = result.status !== 'denied';
  const version = isFetched ? result.version : null;
  const versionId =
    result.status === 'released' ? await store.findVersionId(tx, productId, result.version) : null;
  if (versionId) {
    const after = (minutes: number) => new Date(end.getTime() + minutes * MINUTE_MS);
    await store.writeFirstSites(tx, versionId, { offeredAt: after(14), updatedAt: after(47) });
  }
  const id = randomUUID();
  const row: NewRow<'builds'> = {
    ...{ id, account_id: accountId, item_id: productId, source: 'git', trigger, ref, status, step },
    ...{ repository: deployment.repository, response_code: code, response_body: text, version },
    ...{ version_id: versionId, attempts: 1, line_count: lines.length },
    commit: isFetched ? commitOf(deployment, build) : null,
    message: isFetched ? message : null,
    author: isFetched ? 'Mara Reyes' : null,
    ...{ created_at: startedAt, started_at: startedAt, finished_at: end },
  };
  return { row, lines: lines.map((line) => ({ ...line, build_id: id, account_id: accountId })) };
}

/**
 * Connects the demo's products with repositories on a Git server that does not exist, and writes the
 * log of their builds. Nothing is requested.
 */
export async function addDemoDeployments(
  db: Database,
  accountId: string,
  {
    seeded,
    sealer,
    now,
  }: {
    seeded: readonly { productId: string; product: DemoProduct }[];
    sealer: Sealer;
    now: Date;
  },
): Promise<void> {
  await db.withSystem(async (tx) => {
    await store.deleteDeployments(tx, accountId);
    for (const deployment of demoDeployments) {
      const found = seeded.find(({ product }) => product.slug === deployment.slug);
      if (!found) throw new Error(`The demo has no product ${deployment.slug}.`);
      const deployed = { accountId, ...found, deployment, now };
      const builds = [];
      for (const build of deployment.builds) builds.push(await createBuild(tx, deployed, build));
      await store.insertDeployment(tx, {
        ...createConnection(deployed, sealer),
        builds: builds.map(({ row }) => row),
        lines: builds.flatMap(({ lines }) => lines),
      });
    }
  });
}
