import type { ProductKind } from '../../../shared/paths.ts';

/** The sentences about copying a version to another product of the account. */
export function copyVersionMessages(kind: ProductKind) {
  return {
    chooseTitle: (version: string) => `Copy version ${version}`,
    chooseDescription: `Its package and what is told about it are copied to another ${kind} of your account.`,
    target: `Copy to`,
    targetPlaceholder: `Find a ${kind} by name`,
    noMatch: `No other ${kind} is called that.`,
    none: `You have no other ${kind} to copy it to.`,
    listFailed: `There was an error fetching your ${kind}s.  Please try again.`,
    missing: `Choose the ${kind} to copy it to.`,
    summaryTitle: 'Nothing was copied yet',
    goOn: 'Continue',
    cancel: 'Cancel',
    close: 'Close',
    title: (version: string, target: string) => `Copy version ${version} to ${target}?`,
    unknownTitle: 'Copy a version',
    body: (version: string, source: string, target: string) =>
      `Version ${version} of ${source} becomes a version of ${target}, with its package and what is told about it. Sites that run ${target} are offered it when it is the newest.`,
    confirm: 'Copy version',
    loading: 'Loading the version',
    gone: 'The version to copy does not exist any more.',
    failed: 'There was an error copying your version.  Please try again.',
    done: (version: string, target: string) => `Version ${version} was copied to ${target}`,
  };
}
