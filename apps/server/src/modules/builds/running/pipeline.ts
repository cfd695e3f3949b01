import { resultMessages } from '../builds.messages.ts';
import { fetchCommit } from './fetching.ts';
import { fail } from './outcome.rules.ts';
import { buildPackage } from './packaging.ts';
import type { PipelineDependencies, PipelineRun } from './pipelineRun.ts';
import { requirePermission } from './releasePermission.ts';

/** Runs the steps of a build until it is released. Throws the end of a build that is not. */
export async function runPipeline(
  dependencies: PipelineDependencies,
  run: PipelineRun,
): Promise<void> {
  const { account_id: accountId, item_id: itemId } = run.build;
  const source = await dependencies.findSource(accountId, itemId);
  if (!source) throw fail(resultMessages.disconnected);
  await dependencies.db.withAccount({ accountId }, (tx) => requirePermission(tx, run.build));
  const { fetched, previous } = await fetchCommit(dependencies, run, source);
  try {
    await buildPackage(dependencies, run, { source, fetched, previous });
  } finally {
    await fetched.release();
  }
}
