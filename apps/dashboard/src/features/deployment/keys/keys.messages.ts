import { repositoryValidation } from '@pressdock/api';
import { deploymentTitles } from '../deployment.titles.messages.ts';

/** Every sentence of the page about deploy keys. */
export const keysMessages = {
  title: deploymentTitles.keys,
  context: 'Each key reads one repository. Pressdock stores the private keys encrypted.',
  loading: 'Loading your deploy keys',
  fetchFailed: 'There was an error fetching your deploy keys.  Please try again.',
  offTitle: 'This page is not available',
  off: 'The operator of this server has not turned on the management of deploy keys for your account.',
  toDeployment: 'View continuous deployment',
  emptyTitle: 'No deploy keys yet',
  empty: 'Pressdock adds a key when you connect a repository. You can also add one yourself.',
  add: 'Add deploy key',
  columns: {
    product: 'Used for',
    repository: 'Repository',
    fingerprint: 'Fingerprint',
    created: 'Created',
    lastUsed: 'Last used',
    actions: 'Actions',
  },
  managed: 'Managed by the provider',
  noRepository: 'None yet',
  never: 'Never',
  menu: (key: string) => `Actions for the deploy key of ${key}`,
  show: 'Show public key',
  remove: 'Delete deploy key',
  result: {
    title: 'Deploy key',
    createdTitle: 'Deploy key added',
    label: 'Public key',
    hint: 'Add this key to the repository at its host. Read access is enough.',
    fingerprint: (fingerprint: string) => `Fingerprint: ${fingerprint}`,
    close: 'Close',
  },
  form: {
    title: 'Add deploy key',
    description: 'Pressdock creates the key. You add its public part to the repository yourself.',
    product: 'The plugin or theme that the key is for.',
    missing: repositoryValidation.productRequired,
    errorTitle: 'The deploy key was not added',
    failed:
      'There was an error adding the deploy key. Please try again. If the problem continues, contact support.',
  },
  removal: {
    title: (key: string) => `Delete the deploy key of ${key}?`,
    body: 'Pressdock can no longer read the repository with this key. The key is also removed from the code host, if it is connected. This cannot be undone.',
    confirm: 'Delete deploy key',
    failed:
      'There was an error deleting the deploy key. Please try again. If the problem continues, contact support.',
    done: 'Deploy key deleted',
  },
} as const;
