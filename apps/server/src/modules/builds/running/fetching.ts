import type { FetchedCommit, GitFailure, GitRemote, GitResult } from '../../../ports/git.ts';
import { toOneLine } from '../../../text/oneLine.ts';
import { truncate } from '../../../text/truncate.ts';
import { lineMessages, resultMessages } from '../builds.messages.ts';
import * as store from '../builds.store.ts';
import { fail, skip } from './outcome.rules.ts';
import {
  type BuildSource,
  type PipelineDependencies,
  type PipelineRun,
  required,
  saveStep,
} from './pipelineRun.ts';

/** Runs a command of Git on the repository of a build. */
type WithRemote = <Value>(
  work: (remote: GitRemote) => Promise<GitResult<Value>>,
) => Promise<GitResult<Value>>;

/** Failures of a repository that was renamed or moved. */
const ofMoved: readonly GitFailure[] = ['not_found', 'denied'];

/** Creates the function, which runs a command again if the code host has the repository at another URL. */
function createWithRemote(
  { findRemote, listAgain }: PipelineDependencies,
  { build: { account_id: accountId }, log }: PipelineRun,
  { repositoryId, source }: BuildSource,
): WithRemote {
  async function readRemote(): Promise<GitRemote> {
    const found = await findRemote(accountId, repositoryId);
    if (!found.ok) throw fail(found.problem, 502);
    return found.remote;
  }

  return async (work) => {
    const remote = await readRemote();
    const result = await work(remote);
    if (result.ok || !ofMoved.includes(result.failure) || source === 'git') return result;
    await listAgain(accountId, source);
    const current = await readRemote();
    if (current.url === remote.url) return result;
    log.add('fetch', 'info', lineMessages.moved);
    return work(current);
  };
}

/** Returns what to fetch: the commit of a replay, or the head of the branch or tag. */
async function findCommit(
  { git }: PipelineDependencies,
  { build, log, signal }: PipelineRun,
  { repository }: BuildSource,
  withRemote: WithRemote,
): Promise<string> {
  const { trigger, ref, commit, pushed_commit: pushed } = build;
  if (trigger === 'replay' && commit !== null) return commit;
  log.add('fetch', 'command', lineMessages.resolving(repository, ref));
  const read = await withRemote((remote) => git.listRefs(remote, signal));
  const listed = required(read, log, { step: 'fetch' });
  const kind = trigger === 'tag' ? 'tag' : 'branch';
  const head = listed.refs.find((one) => one.kind === kind && one.name === ref)?.commit;
  if (head === undefined) {
    throw fail(kind === 'tag' ? resultMessages.noTag(ref) : resultMessages.noBranch(ref));
  }
  log.add('fetch', 'info', lineMessages.head(ref, head));
  if (pushed !== null && pushed !== head && kind === 'branch') {
    log.add('fetch', 'info', lineMessages.otherHead(pushed, head));
  }
  return head;
}

/** Fetches the commit to build, and finds the one that was released before. */
export async function fetchCommit(
  dependencies: PipelineDependencies,
  run: PipelineRun,
  source: BuildSource,
): Promise<{ fetched: FetchedCommit; previous: string | undefined }> {
  const { db, git } = dependencies;
  const { build, log, signal } = run;
  const { account_id: accountId } = build;
  await saveStep(db, run, { step: 'fetch' });
  const withRemote = createWithRemote(dependencies, run, source);
  const commit = await findCommit(dependencies, run, source, withRemote);
  const { isRepeated, previous } = await db.withAccount({ accountId }, async (tx) => {
    await store.saveProgress(tx, build, { commit });
    const isAutomatic = build.trigger === 'push' || build.trigger === 'tag';
    return {
      isRepeated: isAutomatic && (await store.wasBuilt(tx, build, commit)),
      previous: await store.findReleasedCommit(tx, build),
    };
  });
  if (isRepeated) throw skip(resultMessages.alreadyBuilt(commit));
  log.add('fetch', 'command', lineMessages.fetching(commit));
  const onLine = (text: string) => log.add('fetch', 'info', text);
  const read = await withRemote((remote) => git.fetchCommit(remote, commit, { signal, onLine }));
  const fetched = required(read, log, { step: 'fetch' });
  const message = truncate(toOneLine(fetched.message), 500);
  const author = truncate(toOneLine(fetched.author), 200);
  log.add('fetch', 'info', lineMessages.fetched(message, author));
  await saveStep(db, run, { step: 'version', message, author });
  return { fetched, previous };
}
