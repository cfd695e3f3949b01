import type { BuildStatus, BuildStep, BuildTrigger, RepositorySource } from '@pressdock/api';
import { BUILD_LOG } from '@pressdock/api/limits';
import { formatNumber } from '../../shared/format.ts';

/** Every sentence about builds that more than one screen shows. */
export const buildMessages = {
  caption: 'Builds',
  loading: 'Loading the builds',
  fetchFailed: 'There was an error fetching the builds.  Please try again.',
  emptyTitle: 'No builds yet',
  empty: 'A push to a connected branch starts a build. Builds appear here.',
  stored: `The newest ${formatNumber(BUILD_LOG.perProduct)} builds of each product are stored for ${BUILD_LOG.days} days.`,
  columns: {
    commit: 'Commit',
    product: 'Product',
    branch: 'Branch',
    result: 'Result',
    duration: 'Duration',
    time: 'Time',
    actions: 'Actions',
  },
  statuses: {
    waiting: 'Waiting',
    running: 'Running',
    released: 'Released',
    skipped: 'Not released',
    failed: 'Failed',
  } satisfies Record<BuildStatus, string>,
  steps: {
    queue: 'Queue',
    fetch: 'Fetch',
    version: 'Version',
    package: 'Package',
    check: 'Check',
    release: 'Release',
  } satisfies Record<BuildStep, string>,
  triggers: {
    push: 'Push',
    tag: 'Tag',
    replay: 'Replay',
    manual: 'Started manually',
  } satisfies Record<BuildTrigger, string>,
  sources: {
    github: 'GitHub',
    gitlab: 'GitLab',
    bitbucket: 'Bitbucket',
    git: 'Git server',
  } satisfies Record<RepositorySource, string>,
  /** The name of a build whose commit is not known (yet). */
  unnamed: { pending: 'Commit not read yet', ended: 'Unknown commit' },
  notStarted: 'Not started',
  version: (version: string) => `Version ${version}`,
  seconds: (seconds: string) => `${seconds} s`,
  minutes: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
  replay: {
    action: 'Replay',
    of: (build: string) => `Replay “${build}”`,
    title: 'Replay build',
    body: 'Builds the same commit again. If its version is not released yet, it is released.',
    replaying: 'Replaying…',
    cancel: 'Cancel',
    close: 'Close',
    retry: 'Try again',
    failedTitle: 'The build was not replayed',
    failed: 'There was an error replaying the build.  Please try again.',
    missing:
      'This build was deleted or does not exist, so its commit cannot be built again. Build the branch instead.',
    otherProvider: (source: string) =>
      `The link names another provider than this build has (${source}). Replay the build from the list instead.`,
  },
  now: {
    action: 'Build the branch now',
    started: 'Build started',
    failed: 'There was an error starting the build.  Please try again.',
  },
} as const;
