import type { DeploymentResponse } from '@pressdock/api';
import { buildMessages } from '../../entities/build/build.messages.ts';
import { deploymentTitles } from './deployment.titles.messages.ts';

type Outcome = NonNullable<DeploymentResponse['lastDelivery']>['outcome'];

const connect = 'Connect a repository';

/** Every sentence of the page about continuous deployment, except about code hosts. */
export const deploymentMessages = {
  title: deploymentTitles.page,
  context: 'Connect a repository, and a push that raises the version becomes a release.',
  toKeys: deploymentTitles.keys,
  products: {
    title: 'Connected products',
    caption: 'Products and their repositories',
    loading: 'Loading the connected products',
    fetchFailed: 'There was an error fetching the connected products.  Please try again.',
    empty: 'No plugin or theme is connected with a repository yet.',
    connect,
    columns: {
      product: 'Product',
      repository: 'Repository',
      branch: 'Branch',
      last: 'Last push',
      actions: 'Actions',
    },
    actionsMode: 'Released by GitHub Actions',
    noPush: 'No push received yet',
    outcomes: {
      accepted: 'Accepted',
      ignored: 'Ignored',
      repeated: 'Received before',
      wrong_signature: 'Wrong signature',
      malformed: 'Not readable',
    } satisfies Record<Outcome, string>,
    build: 'Build',
    buildOf: (product: string) => `Build the branch now: ${product}`,
  },
  builds: {
    title: 'Builds',
    connect,
    filter: 'Status of the builds',
    all: 'All builds',
    noResultTitle: 'No builds with this status',
    noResult: buildMessages.stored,
    showAll: 'Show all builds',
  },
} as const;
