import { join } from 'node:path';
import type { BuildStep, CodeHost, RepositorySource } from '@pressdock/api';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import type { Git, GitRemote, GitResult } from '../../../ports/git.ts';
import type { ReleaseBuilt } from '../../versions/builtReleases.service.ts';
import * as store from '../builds.store.ts';
import type { BuildLog } from './buildLog.ts';
import { failOfGit } from './outcome.rules.ts';

/** The repository, branch and folder of a product. */
export interface BuildSource {
  repositoryId: string;
  source: RepositorySource;
  /** The full name of the repository. */
  repository: string;
  branch: string;
  path: string;
}

/** The dependencies of the pipeline. */
export interface PipelineDependencies {
  db: Database;
  git: Git;
  /** The folder of temporary packages, on the disk of the storage. */
  folder: string;
  findSource(accountId: string, itemId: string): Promise<BuildSource | undefined>;
  findRemote(
    accountId: string,
    repositoryId: string,
  ): Promise<{ ok: true; remote: GitRemote } | { ok: false; problem: string }>;
  /** Reads the names and URLs that the account's repositories have now at their code host. */
  listAgain(accountId: string, provider: CodeHost): Promise<unknown>;
  releaseBuilt: ReleaseBuilt;
}

/** One attempt at a build. */
export interface PipelineRun {
  build: store.BuildRow;
  log: BuildLog;
  signal: AbortSignal;
  /** Stores the end of the build in the transaction that adds its version. Throws if the attempt is over. */
  finishRelease(tx: AccountTransaction, end: store.BuildEnd): Promise<void>;
}

/** Returns the path of the temporary package of an attempt. */
export function packagePath(folder: string, { id, attempts }: store.BuildRow): string {
  return join(folder, `${id}-${attempts}.zip`);
}

/** Stores how far a build is. */
export async function saveStep(
  db: Database,
  { build }: PipelineRun,
  progress: store.BuildProgress,
): Promise<void> {
  await db.withAccount({ accountId: build.account_id }, (tx) =>
    store.saveProgress(tx, build, progress),
  );
}

/** Returns a value that Git read. Throws the end of the build and logs what Git printed. */
export function required<Value>(
  result: GitResult<Value>,
  log: BuildLog,
  { step, explain }: { step: BuildStep; explain?: (detail: string) => string },
): Value {
  if (result.ok) return result.value;
  const { failure, detail } = result;
  for (const line of detail.split('\n')) if (line !== '') log.add(step, 'error', line);
  throw failOfGit(failure, explain?.(detail));
}
