import { BUILD_LIMITS, PACKAGE_LIMITS, VERSION_FILE } from '@pressdock/api/limits';
import { gitFailures } from '../../ports/git.messages.ts';
import type { GitFailure } from '../../ports/git.ts';

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Returns the first characters of a commit, as code hosts show it. */
export const shortCommit = (commit: string): string => commit.slice(0, 7);

/** The responses to webhooks. */
export const pushMessages = {
  signature: 'The signature is missing or wrong.',
  malformed: 'The body is not a push.',
  queued: 'The build is queued.',
  included: 'The build that is queued includes this push.',
  repeated: 'This webhook was received before.',
  otherEvent: 'Only pushes have an effect.',
  githubActions: 'This product is released by GitHub Actions.',
  inactive: 'The account is not active, so it releases nothing.',
  deleted: 'The branch was deleted.',
  tags: 'Tags are not released.',
  otherBranch: (branch: string) => `Only pushes to ${branch} are released.`,
} as const;

/** Errors about builds. */
export const buildMessages = {
  tooMany: `${BUILD_LIMITS.waiting} builds of this product are waiting. Wait until one of them ends.`,
  notConnected: 'This product is not connected with a repository. Connect it and try again.',
  otherRepository:
    'This build is from another repository than the connected one. Build the branch instead.',
  notReplayable: 'This build has no commit that could be built again.',
  streams: 'Too many logs are open. Close one of them and try again.',
} as const;

/** The results of builds, in one sentence. */
export const resultMessages = {
  released: (version: string) => `Released ${version}`,
  notHigher: (version: string, latest: string) =>
    `Not released: ${VERSION_FILE} contains ${version}, which is not higher than the latest release ${latest}. Raise the version to release it.`,
  alreadyBuilt: (commit: string) =>
    `Not released: commit ${shortCommit(commit)} was built before. Replay that build to build it again.`,
  disconnected: 'The product is no longer connected with a repository. Connect it and push again.',
  inactive: 'The account is suspended or deactivated. Push again once it is active.',
  noBranch: (branch: string) =>
    `The repository has no branch ${branch}. Choose another branch in the product's deployment settings.`,
  noTag: (tag: string) => `The repository no longer has the tag ${tag}.`,
  noVersionFile: (path: string) =>
    `There is no file ${path}. Add it with the version to release, such as 1.2.0.`,
  invalidVersion: (path: string, content: string) =>
    `The file ${path} contains "${content}", which is not a version. Write a version such as 1.2.0.`,
  tagDiffers: (tag: string, version: string) =>
    `The tag ${tag} does not match ${VERSION_FILE}, which contains ${version}. Use the same version in both.`,
  notPackaged: (reason: string) => `The package could not be built. ${reason}`,
  noFolder: (path: string) =>
    `The repository has no folder ${path}. Choose another folder in the product's deployment settings.`,
  interrupted:
    'The server stopped twice during this build. Build the branch again, and contact support if that fails, too.',
  unexpected:
    'The build failed because of an error of this server. Build the branch again in a few minutes.',
  timeout: `The build took longer than ${BUILD_LIMITS.seconds} seconds. Build the branch again, and make the repository smaller if that fails, too.`,
} as const;

/** Why a repository could not be read, and what to do about it. */
export const gitFailureMessages: Readonly<Record<GitFailure, string>> = {
  ...gitFailures,
  invalid_url: `${gitFailures.invalid_url} Connect the repository again.`,
  unreachable: `${gitFailures.unreachable} Check that it is available, then build the branch again.`,
  timeout: `${gitFailures.timeout} Build the branch again in a few minutes.`,
  not_found: `${gitFailures.not_found} Check that it exists, or connect another one.`,
  no_ref: 'The commit is no longer in the repository. Push again.',
  too_large: `The repository is too large. It may have ${megabytes(BUILD_LIMITS.repositoryBytes)} and ${BUILD_LIMITS.files.toLocaleString('en-US')} files.`,
  failed: 'Git failed. The log contains its message.',
};

/** Lines of the log. */
export const lineMessages = {
  pushed: (ref: string, commit: string | null) =>
    `Received a push to ${ref}${commit === null ? '' : ` at ${shortCommit(commit)}`}.`,
  tagged: (tag: string) => `Received the tag ${tag}.`,
  replayed: (commit: string) => `Builds commit ${shortCommit(commit)} again.`,
  manual: (ref: string) => `Builds the branch ${ref}.`,
  restarted: 'The server stopped during this build, which starts again.',
  resolving: (repository: string, ref: string) => `Reading ${ref} of ${repository}`,
  moved: 'The repository has another URL now. Reading it there.',
  head: (ref: string, commit: string) => `The head of ${ref} is ${shortCommit(commit)}.`,
  otherHead: (pushed: string, commit: string) =>
    `The push named ${shortCommit(pushed)}, but the head is now ${shortCommit(commit)}, which is built.`,
  fetching: (commit: string) => `Fetching commit ${shortCommit(commit)}`,
  fetched: (message: string, author: string) => `Fetched "${message}" by ${author}.`,
  readingVersion: (path: string) => `Reading ${path}`,
  version: (version: string, latest: string | undefined) =>
    latest === undefined
      ? `The version is ${version}. This is the first release.`
      : `The version is ${version}. The latest release is ${latest}.`,
  packaging: (folder: string) => `Packaging ${folder === '' ? 'the repository' : folder}`,
  packaged: (bytes: number) => `The package has ${bytes.toLocaleString('en-US')} bytes.`,
  checking: 'Checking the package',
  checked: (files: number) =>
    `The package is valid. It has ${files.toLocaleString('en-US')} files.`,
  warning: (text: string) => `Warning: ${text}`,
  releasing: (version: string) => `Releasing ${version}`,
  cut: 'The log has reached its limit. The build continues.',
} as const;

/** The largest package, for messages. */
export const LARGEST_PACKAGE = megabytes(PACKAGE_LIMITS.packedBytes);
