import type { GitFailure } from '../../ports/git.ts';

/** The details and next steps of hops. */
export const traceMessages = {
  notConnected: 'The product is not connected with a repository.',
  connect: 'Connect a repository on the page of the product.',
  byActions: 'GitHub Actions does this on its own runner.',

  hostReached: (repository: string) => `The host of ${repository} responds.`,
  hostFailed: (message: string) => `The host could not be reached: ${message}`,
  tooSlow: 'It did not respond within 5 seconds.',
  hostUnknown: 'The host could not be checked.',
  hostNext: 'Check that the host is up and reachable from this server, then trace again.',
  hostKeyNext:
    "Compare the fingerprint of the host's new key, then trust it on the page of the product.",

  webhookReached: 'The repository has a webhook that points here.',
  webhookUsed: 'The Git server has sent a webhook here.',
  webhookMissing: 'The repository has no active webhook that points here.',
  webhookMissingNext: 'Add the webhook again in the deployment section of the product.',
  webhookUnknown: (message: string) => `The webhooks could not be listed: ${message}`,
  webhookUnknownNext: 'Connect the code host again under Continuous deployment.',
  webhookByHand: 'A Git server does not list its webhooks.',
  webhookByHandNext: (url: string) => `Let the Git server send pushes to ${url}.`,

  delivered: 'The newest webhook arrived.',
  notDelivered: 'No webhook has arrived yet.',
  notDeliveredNext: (branch: string) => `Push a commit to ${branch}.`,
  malformed: 'The newest webhook contained no push.',
  malformedNext: 'Set the content type of the webhook to application/json and let it send pushes.',

  signed: 'Its signature is correct.',
  wrongSignature: 'Its signature is missing or wrong.',
  wrongSignatureNext: 'Add the webhook again, which sets a new secret.',
  wrongSignatureByHandNext: 'Copy the secret from the dialog of the connection to the webhook.',
  notSigned: 'The signature was not checked.',

  queued: (trigger: string, ref: string) => `A build of ${ref} was queued (${trigger}).`,
  ignored: 'The newest webhook was ignored, because nothing is released from it.',
  notQueued: 'There is no build yet.',
  inQueue: 'The build waits for another build of this product.',
  running: 'The build is at this step.',
  interruptedNext: 'Build the branch now.',

  fetched: (commit: string | null) =>
    commit === null ? 'The commit was fetched.' : `The commit ${commit.slice(0, 7)} was fetched.`,
  canFetch: (branch: string) => `The branch ${branch} can be read now.`,
  noBranch: (branch: string) => `The repository has no branch ${branch}.`,
  noBranchNext: 'Choose another branch in the deployment section of the product.',
  fetchNowNext: 'The branch can be read now: build the branch now.',

  versionFile: (version: string | null) =>
    version === null
      ? 'pressdock.version was read.'
      : `pressdock.version names ${version}, which is higher than the latest release.`,
  versionFileNext: 'Correct pressdock.version and push it.',
  skippedNext: 'Raise the version in pressdock.version and push it.',

  packaged: 'The package was created and passed the checks.',
  packageNext: 'Correct what the log names, and push it.',

  added: (version: string) => `Version ${version} was added.`,
  deletedVersion: 'The version was deleted.',
  deletedVersionNext: 'Raise the version in pressdock.version and push it.',
  addNext: 'Build the commit again.',
  notAdded: 'No version was added yet.',

  offered: 'A site was offered it.',
  notOffered: 'Sites are not offered this version.',
  notOfferedNext: 'Choose “Offer to sites” on the row of the version.',
  noCheck: 'No site has checked for updates since.',
  noCheckNext: 'WordPress checks about twice a day; a person can check under Dashboard, Updates.',
  noOffer: 'Sites have checked since, but none was offered it.',
  noOfferNext: 'Use the update preview to see why a site is not offered it.',

  updated: 'A site reported that it runs it.',
  notUpdated: 'No site has reported that it runs it.',
  waiting: 'This follows once the hop before is reached.',
} as const;

/** The next steps when Git cannot read a repository. */
export const gitNextSteps: Record<GitFailure, string> = {
  invalid_url: 'Disconnect the repository and add it again with a valid URL.',
  not_public: 'Use a host with a public address.',
  unreachable: traceMessages.hostNext,
  timeout: traceMessages.hostNext,
  denied: 'Check that the repository has the deploy key, with read access.',
  not_found: 'Check that the repository still exists and that the deploy key may read it.',
  host_key_changed: traceMessages.hostKeyNext,
  no_ref: traceMessages.noBranchNext,
  too_large: 'Make the repository smaller, or release it from CI.',
  failed: 'Read the log of the newest build.',
};
