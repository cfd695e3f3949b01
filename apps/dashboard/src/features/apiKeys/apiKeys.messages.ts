import { type ApiKeyScope, apiKeyValidation } from '@pressdock/api';
import { apiKeysTitles } from './apiKeys.titles.messages.ts';

/**
 * The text of the API keys page.
 * @see specification, section 8, "API keys"
 */
export const apiKeysMessages = {
  title: apiKeysTitles.page,
  context: 'For programs that act for your account, such as a build job.',
  loading: 'Loading your API keys',
  fetchFailed: 'Error fetching API keys.',
  emptyTitle: 'No API keys yet',
  empty:
    'Create a separate key for each program, so that you can delete one without affecting the others.',
  create: 'Create API key',
  documentation: 'API documentation',
  columns: {
    name: 'Name',
    key: 'Key',
    scope: 'Scope',
    lastUsed: 'Last used',
    expires: 'Expires',
    actions: 'Actions',
  },
  scopes: {
    read: { label: 'Read', description: 'View products, versions, customers, and licenses.' },
    release: {
      label: 'Release',
      description: 'Also upload packages and add versions. Suitable for build jobs.',
    },
    license: {
      label: 'Licenses',
      description: 'Only issue, extend, and suspend licenses. Suitable for stores.',
    },
    full: {
      label: 'Full',
      description: 'Do all of this, and change and delete products, customers, and licenses.',
    },
  } satisfies Record<ApiKeyScope, { label: string; description: string }>,
  never: 'Never',
  expired: 'Expired',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete the API key ${name}`,
  form: {
    title: 'Create API key',
    description: 'API keys have no access to your profile, team, payments, or other keys.',
    name: 'Name',
    nameHint: 'What the key is for, such as “Builds of Quiet Checkout”.',
    scope: 'Scope',
    expires: 'Expires after',
    errorTitle: 'The API key was not created',
    failed: 'There was an error creating your API key.  Please try again.',
    missing: apiKeyValidation.nameRequired,
  },
  created: {
    title: 'Your new API key',
    label: 'API key',
    hint: 'Copy the key now. It will not be shown again. Send it in the header “Authorization: Bearer …”.',
    close: 'Close',
  },
  remove: {
    title: (name: string) => `Delete the API key ${name}?`,
    body: 'Programs that use this key lose access immediately. This cannot be undone.',
    confirm: 'Delete API key',
    failed: 'There was an error deleting your API key.  Please try again.',
  },
} as const;
