import type { ProductKind } from '@pressdock/api';

/** The text about copying a version to another product of the account. */
export function copyVersionMessages(kind: ProductKind) {
  return {
    chooseTitle: (version: string) => `Copy version ${version}`,
    chooseDescription: `Copies its package and notes to another ${kind} of your account.`,
    target: `Copy to`,
    targetPlaceholder: `Find a ${kind} by name or slug`,
    noMatch: `No matching ${kind}s`,
    none: `You have no other ${kind} to copy the version to.`,
    listFailed: `There was an error fetching your ${kind}s.  Please try again.`,
    missing: `Select the ${kind} to copy the version to.`,
    errorTitle: 'The version was not copied',
    continue: 'Continue',
    close: 'Close',
    title: (version: string, target: string) => `Copy version ${version} to ${target}?`,
    unknownTitle: 'Copy a version',
    body: (version: string, source: string, target: string) =>
      `Version ${version} of ${source} is added to ${target} with its package and notes. Sites that run ${target} are offered it if it is the newest version.`,
    confirm: 'Copy version',
    loading: 'Loading version',
    missingVersion: 'The version no longer exists.',
    failed: 'There was an error copying your version.  Please try again.',
    done: (version: string, target: string) => `Version ${version} was copied to ${target}`,
  };
}
