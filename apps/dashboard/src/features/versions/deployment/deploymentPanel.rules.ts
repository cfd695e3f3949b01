import { type BuildResponse, type DeploymentResponse, repositoryValidation } from '@pressdock/api';
import { isInProgress } from '../../../entities/build/build.rules.ts';
import { formatAge } from '../figures.ts';
import { panelMessages as words } from './deploymentPanel.messages.ts';

/** Returns what is deployed from a repository: "Branch main, folder packages/quiet, tags are released". */
export function sourceLabel({
  branch,
  path,
  releasesTags,
}: Pick<DeploymentResponse, 'branch' | 'path' | 'releasesTags'>): string {
  const parts = [words.branch(branch), path && words.path(path), releasesTags && words.tags];
  return parts.filter(Boolean).join(', ');
}

/** Returns when the last push was received, and its outcome. */
export function lastPushLabel(
  lastDelivery: DeploymentResponse['lastDelivery'],
  now: number,
): string {
  if (lastDelivery === null) return words.noPush;
  return words.lastPush(formatAge(lastDelivery.at, now), lastDelivery.outcome);
}

/** Returns whether the status could not be read because the server has another SSH host key than before. */
export function hasOtherHostKey({ problem }: { problem: string | undefined }): boolean {
  return problem === repositoryValidation.hostKeyChanged;
}

/** How many builds the section lists at first. */
const FIRST_BUILDS = 5;

/** A list of builds as the section shows it: the newest ones at first. */
export function newestBuilds<
  Page extends { results: unknown[] },
  List extends { data: { pages: readonly Page[] } | undefined; hasNextPage: boolean },
>(list: List): { list: List; isShortened: boolean } {
  const [first] = list.data?.pages ?? [];
  if (first === undefined || first.results.length <= FIRST_BUILDS) {
    return { list, isShortened: false };
  }
  const pages = [{ ...first, results: first.results.slice(0, FIRST_BUILDS) }];
  return { list: { ...list, data: { ...list.data, pages }, hasNextPage: true }, isShortened: true };
}

/** Returns the id of the newest build that has ended: null if none has, undefined while they load. */
export function newestEnded(
  builds: readonly Pick<BuildResponse, '_id' | 'status'>[] | undefined,
): string | null | undefined {
  return builds && (builds.find((build) => !isInProgress(build))?._id ?? null);
}
