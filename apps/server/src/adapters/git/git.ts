import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_LIMITS } from '@pressdock/api/limits';
import type { Git, GitRefs, GitRemote, GitResult } from '../../ports/git.ts';
import type { RunGit } from './checkout.ts';
import { type Connection, prepareConnection, type Resolve, resolveUrl } from './connection.ts';
import { classifyFailure, isMissingProgram, maskText } from './failures.rules.ts';
import { openCommit } from './fetchedCommit.ts';
import { missingProgram, scanKeys } from './hostKeys.ts';
import { type Command, type CommandResult, runCommand } from './process.ts';
import { parseRefs } from './refs.rules.ts';

/** The settings of the adapter. */
export interface GitSettings {
  /** The folder of temporary files. It is emptied when the server starts. */
  folder: string;
  allowsPrivate: boolean;
  resolve?: Resolve;
  /** How long one command may take, in milliseconds. */
  timeouts?: { list: number; fetch: number };
}

const defaultTimeouts = { list: 20_000, fetch: BUILD_LIMITS.seconds * 1000 };
const refsBytes = 8 * 1024 * 1024;
const localOutputBytes = 1024 * 1024;
const localTimeoutMs = 60_000;
const historyDepth = 51;

type Failed = Extract<GitResult<never>, { ok: false }>;

/** Returns why a command failed, without secrets; undefined if it succeeded. */
function failureOf(result: CommandResult, secrets: readonly string[]): Failed | undefined {
  if (isMissingProgram(result.code)) return missingProgram;
  if (result.code === 0 && result.failure === undefined) return undefined;
  const lines = result.messages.trim().split(/[\r\n]+/);
  const detail = lines
    .map((line) => maskText(line, secrets))
    .join('\n')
    .slice(-2000);
  return { ok: false, failure: result.failure ?? classifyFailure(result.messages), detail };
}

/** Creates the folder of one operation and prepares its connection. */
async function openWorkspace(
  { folder, allowsPrivate, resolve }: GitSettings,
  remote: GitRemote,
): Promise<{ workspace: string; connection: Connection } | Failed> {
  const resolved = await resolveUrl(remote.url, { allowsPrivate, resolve });
  if ('failure' in resolved) return { ok: false, failure: resolved.failure, detail: '' };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const workspace = await mkdtemp(join(folder, 'git-'));
  const connection = await prepareConnection(workspace, resolved, remote);
  if (!('failure' in connection)) return { workspace, connection };
  await removeFolder(workspace);
  return { ok: false, failure: connection.failure, detail: '' };
}

const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 });

/** The input of a fetch. */
interface Fetching {
  workspace: string;
  connection: Connection;
  commit: string;
  timeoutMs: number;
  signal: AbortSignal;
  onLine: (text: string) => void;
}

/** Creates the functions that run Git in the repository of one fetch. */
function createRepository({ workspace, connection, commit, timeoutMs, signal, onLine }: Fetching) {
  const repository = join(workspace, 'repository');
  const { env, url, secrets } = connection;
  const run = (command: Pick<Command, 'args'> & Partial<Command>) =>
    runCommand({
      ...{ program: 'git', cwd: workspace, env, signal },
      ...{ timeoutMs: localTimeoutMs, maxOutputBytes: localOutputBytes },
      ...command,
    });
  const git: RunGit = (args, { env: more, ...options } = {}) =>
    run({
      args: ['--git-dir', repository, ...args],
      // Nothing that runs after the fetch may use the network or start another program. An attribute of a
      // file can ask for the signature of the commit, which others would verify.
      env: { ...env, GIT_ALLOW_PROTOCOL: '', ...more },
      isAlone: true,
      ...options,
    });
  const fetch = (...refspecs: string[]) =>
    run({
      args: [
        ...['--git-dir', repository, 'fetch', '--no-tags', '--no-recurse-submodules'],
        ...['--no-write-fetch-head', '--quiet', ...refspecs],
      ],
      timeoutMs,
      maxFolder: { path: workspace, bytes: BUILD_LIMITS.repositoryBytes },
      onLine: (text) => onLine(maskText(text, secrets)),
    });
  const target = ['--end-of-options', url.href, `${commit}:refs/heads/build`];
  const init = () => {
    const format = commit.length === 64 ? ['--object-format=sha256'] : [];
    const args = ['init', '--quiet', '--bare', '--template=', ...format, '--', repository];
    return run({ args });
  };
  return {
    repository,
    git,
    init,
    /** Fetches the commit alone. A server that allows only whole branches is asked for all of them. */
    async fetchCommit(): Promise<CommandResult> {
      const result = await fetch('--depth=1', ...target);
      if (result.code === 0 || classifyFailure(result.messages) !== 'no_ref') return result;
      return fetch('--end-of-options', url.href, '+refs/heads/*:refs/remotes/all/*');
    },
    fetchHistory: () => fetch(`--depth=${historyDepth}`, ...target),
  };
}

/**
 * Creates the adapter. Every command runs with an empty home folder, without the configuration of the
 * machine, hooks, submodules, prompts and transports other than SSH and HTTPS, in a temporary folder.
 */
export function createGit(settings: GitSettings): Git & {
  /** Deletes the files of operations that did not end. */
  removeFiles(): Promise<void>;
} {
  const timeouts = settings.timeouts ?? defaultTimeouts;
  return {
    async listRefs(remote, signal) {
      const opened = await openWorkspace(settings, remote);
      if ('ok' in opened) return opened;
      const { workspace, connection } = opened;
      try {
        const result = await runCommand({
          program: 'git',
          args: ['ls-remote', '--symref', '--end-of-options', connection.url.href],
          ...{ env: connection.env, cwd: workspace, timeoutMs: timeouts.list, signal },
          maxOutputBytes: refsBytes,
        });
        const failed = failureOf(result, connection.secrets);
        return (
          failed ??
          ({ ok: true, value: parseRefs(result.output.toString()) } satisfies GitResult<GitRefs>)
        );
      } finally {
        await removeFolder(workspace);
      }
    },

    async scanHostKeys(text) {
      const { folder, allowsPrivate, resolve } = settings;
      const resolved = await resolveUrl(text, { allowsPrivate, resolve });
      if ('failure' in resolved) return { ok: false, failure: resolved.failure, detail: '' };
      if (resolved.url.protocol !== 'ssh') return { ok: false, failure: 'invalid_url', detail: '' };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return scanKeys(folder, resolved);
    },

    async fetchCommit(remote, commit, { signal, onLine }) {
      if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit)) {
        return { ok: false, failure: 'no_ref', detail: 'The commit is not valid.' };
      }
      const opened = await openWorkspace(settings, remote);
      if ('ok' in opened) return opened;
      const { workspace, connection } = opened;
      const { secrets } = connection;
      const fetching = { workspace, connection, commit, timeoutMs: timeouts.fetch, signal, onLine };
      const repository = createRepository(fetching);
      const steps = [repository.init, repository.fetchCommit];
      for (const step of steps) {
        const failed = failureOf(await step(), secrets);
        if (!failed) continue;
        await removeFolder(workspace);
        return failed;
      }
      const fetched = await openCommit({ ...repository, folder: workspace, commit });
      if (!fetched.ok) await removeFolder(workspace);
      return fetched;
    },

    removeFiles: () => removeFolder(settings.folder),
  };
}
