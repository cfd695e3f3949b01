import type { DeploymentResponse, TraceResponse } from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { parseId } from '../../identity/ids.ts';
import type { Git } from '../../ports/git.ts';
import { type HostObjects, toHosted } from '../codeHosts/hostObjects/hostObjects.service.ts';
import type { Remotes } from '../codeHosts/repositories/remotes.ts';
import type { DeploymentsService } from '../deployments/deployments.service.ts';
import { hasPassed } from './buildHops.rules.ts';
import { probeHost, probeRemote } from './probes.ts';
import * as store from './releaseTrace.store.ts';
import { traceHops } from './trace.rules.ts';
import type { TracedBuild, TracedDeployment, TraceFacts } from './trace.types.ts';

/** Follows the newest release of a product. */
export type TraceRelease = (ctx: RequestContext, id: string) => Promise<TraceResponse>;

/** The dependencies of the function. */
export interface TraceDependencies {
  db: Database;
  git: Git;
  deployments: DeploymentsService;
  remotes: Remotes;
  hostObjects: Pick<HostObjects, 'listWebhooks'>;
}

type Probes = Pick<TraceFacts, 'host' | 'remote'>;

function toTraced(deployment: DeploymentResponse): TracedDeployment | null {
  const { repository, branch, webhookUrl, githubActionsConfigured, lastDelivery } = deployment;
  if (repository === null || webhookUrl === null) return null;
  return {
    ...{ source: repository.source, repository: repository.full_name, branch, webhookUrl },
    usesGithubActions: githubActionsConfigured,
    lastDelivery: lastDelivery && { ...lastDelivery, at: new Date(lastDelivery.at) },
  };
}

/** Reads the facts that the database has. @param usesBuilds whether this server builds the product */
async function readFacts(
  tx: AccountTransaction,
  accountId: string,
  { itemId, usesBuilds }: { itemId: string; usesBuilds: boolean },
) {
  const build = usesBuilds ? await store.findTracedBuild(tx, accountId, itemId) : undefined;
  const version = build
    ? build.version_id && (await store.findTracedVersion(tx, accountId, build.version_id))
    : await store.findNewestVersion(tx, accountId, itemId);
  const lastCheckAt = await store.findLastCheck(tx, accountId, itemId);
  return { build: build ?? null, version: version || null, lastCheckAt };
}

/** Creates the function. */
export function createReleaseTrace(dependencies: TraceDependencies): TraceRelease {
  const { db, git, deployments, remotes, hostObjects } = dependencies;

  /** Checks the host, and the branch unless a build has just fetched it. */
  async function probe(
    accountId: string,
    repositoryId: string,
    { branch, webhookUrl }: TracedDeployment,
    build: TracedBuild | null,
  ): Promise<Probes> {
    const found = await remotes.find(accountId, repositoryId);
    if (!found.ok) return { host: null, remote: null };
    const { remote, repository } = found;
    const hosted = toHosted(repository);
    const needsRemote = !hosted || !build || !hasPassed(build, 'fetch');
    const [host, read] = await Promise.all([
      hosted ? probeHost(() => hostObjects.listWebhooks(hosted), webhookUrl) : null,
      needsRemote ? probeRemote(git, remote, branch) : null,
    ]);
    return { host, remote: read };
  }

  return async (ctx, id) => {
    const { accountId } = ctx;
    const connected = await deployments.read(ctx, id);
    const deployment = toTraced(connected);
    // A runner of GitHub releases without builds of this server.
    const usesBuilds = deployment !== null && !deployment.usesGithubActions;
    const product = { itemId: parseId(id), usesBuilds };
    const facts = await db.withAccount(ctx, (tx) => readFacts(tx, accountId, product));
    const repositoryId = connected.repository?._id;
    const probes =
      deployment && repositoryId
        ? await probe(accountId, repositoryId, deployment, facts.build)
        : { host: null, remote: null };
    const hops = traceHops({ deployment, ...probes, ...facts });
    const version = facts.version?.version ?? facts.build?.version ?? null;
    return { version, buildId: facts.build?.id ?? null, hops };
  };
}
