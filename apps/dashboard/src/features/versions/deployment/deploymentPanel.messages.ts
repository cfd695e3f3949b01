import type { DeploymentResponse, ProductKind } from '@pressdock/api';

type Outcome = NonNullable<DeploymentResponse['lastDelivery']>['outcome'];

/** The outcome of the last push, as the end of a sentence. */
const outcomes: Record<Outcome, string> = {
  accepted: 'accepted',
  ignored: 'ignored, because nothing is released from it',
  repeated: 'ignored, because it was received before',
  wrong_signature: 'denied, because its signature is wrong',
  malformed: 'denied, because it could not be read',
};

/**
 * The text of a product's section about continuous deployment.
 * @see specification, sections 2 and 8
 */
export const panelMessages = {
  title: 'Continuous deployment',
  loading: 'Loading continuous deployment',
  empty: (kind: ProductKind) =>
    `Connect a repository, and each push that raises the version of the ${kind} becomes a release.`,
  connect: 'Connect a repository',
  failedTitle: 'The repository was not connected',
  more: 'More actions for continuous deployment',
  repository: 'Repository',
  branch: (branch: string) => `Branch ${branch}`,
  path: (path: string) => `folder ${path}`,
  tags: 'tags are released',
  deployKey: 'Deploy key',
  webhook: 'Webhook',
  versionFile: 'Version file',
  itemVersion: { plugin: 'Plugin version', theme: 'Theme version' },
  loadingPart: 'Checking…',
  unknownPart: 'Unknown',
  noPush: 'No push received yet.',
  lastPush: (age: string, outcome: Outcome) => `Last push ${age}, ${outcomes[outcome]}.`,
  reconnect: 'Connect again',
  showKey: 'Show deploy key',
  keyTitle: 'Deploy key',
  addWebhook: 'Add webhook',
  showWebhook: 'Show webhook settings',
  webhookAdded: 'The webhook was added',
  webhookFailed:
    'There was an error adding the webhook. Please try again. If the problem continues, contact support.',
  checkAgain: 'Check again',
  gitServers: 'Manage Git servers',
  codeHosts: 'Manage code hosts',
  buildNow: 'Build the branch now',
  trace: 'Trace release',
  settings: 'Change settings',
  removeWebhook: 'Remove webhook only',
  disconnect: 'Disconnect repository',
  close: 'Close',
  disconnectDialog: {
    title: (repository: string) => `Disconnect ${repository}?`,
    body: 'The deploy key and the webhook are removed, and pushes are no longer released. Versions and builds stay.',
    gitBody:
      'Pushes are no longer released. Delete the webhook at your Git server as well. Versions and builds stay.',
    confirm: 'Disconnect repository',
    failed:
      'There was an error disconnecting the repository. Please try again. If the problem continues, contact support.',
    done: (repository: string) => `${repository} was disconnected`,
  },
  webhookDialog: {
    title: 'Remove the webhook?',
    body: 'Pushes are no longer released. The repository stays connected, so you can still build its branch here.',
    confirm: 'Remove webhook',
    failed:
      'There was an error removing the webhook. Please try again. If the problem continues, contact support.',
    done: 'The webhook was removed',
  },
  settingsDialog: {
    title: 'Continuous deployment settings',
    save: 'Save settings',
    errorTitle: 'The settings were not saved',
    failed: 'There was an error saving the settings.  Please try again.',
    done: 'The settings were saved',
  },
  builds: 'Builds',
} as const;
