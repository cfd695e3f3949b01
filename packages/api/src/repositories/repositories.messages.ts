/** Errors about repositories, deploy keys and webhooks. @see specification, sections 5 and 8 */
export const repositoryValidation = {
  url: 'Enter an SSH or HTTPS URL of a Git repository, such as ssh://git@git.example.com/plugin.git.',
  urlPassword:
    'The URL must not contain a password. Enter the user name and the access token separately.',
  urlNotPublic: 'The URL must lead to a public address on the internet.',
  branch: 'This is not a valid branch name.',
  path: 'Enter a folder of the repository, such as packages/my-plugin.',
  productRequired: 'Select a plugin or theme.',
  connected: 'This product is already connected to another repository. Disconnect it first.',
  unknownRepository: 'This repository is not available. Fetch your repositories again.',
  noBranch: 'The repository has no branch with this name.',
  keyFailed:
    'There was an error adding the deploy key. Please try again. If the problem continues, contact support.',
  webhookFailed:
    'There was an error adding the webhook. Please try again. If the problem continues, contact support.',
  hostKeyChanged:
    "The server's host key is not the one that was trusted. Check its fingerprint and try again.",
  keyInUse: 'A product is still deployed with this key. Disconnect its repository first.',
  added: 'You have already added this repository.',
  inUse: 'A product is still deployed from this repository. Disconnect it first.',
  keyExists: 'This product already has a deploy key.',
  beingConnected: 'This repository is being connected. Try again in a minute.',
  limit: 'Your account has reached the number of repositories that it can add.',
  actionsSource: 'GitHub Actions is available only for repositories on GitHub.',
} as const;
