import { type ApiKeyScope, apiKeyValidation } from '@pressdock/api';

/**
 * Every sentence of the page of API keys.
 * @see specification, section 8, "API keys"
 */
export const apiKeysMessages = {
  title: 'API keys',
  context: 'For programs that act for you, such as the job that builds your releases.',
  loading: 'Loading your API keys',
  fetchFailed: 'Error fetching API keys.',
  emptyTitle: 'No API keys yet',
  empty:
    'A build job signs in with a key of its own, which you can end without changing anything else.',
  create: 'Create API key',
  columns: {
    name: 'Name',
    key: 'Key',
    scope: 'May',
    lastUsed: 'Last used',
    expires: 'Expires',
    actions: 'Actions',
  },
  scopes: {
    read: { label: 'Read', description: 'See products, versions, customers and licenses.' },
    release: {
      label: 'Release',
      description: 'Read, and upload packages and add versions. Right for a build job.',
    },
    full: {
      label: 'Everything',
      description: 'All of that, and change or delete products, customers and licenses.',
    },
  } satisfies Record<ApiKeyScope, { label: string; description: string }>,
  never: 'Never',
  expired: 'Expired',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete the key ${name}`,
  form: {
    title: 'Create API key',
    description: 'No key reaches your profile, your team, your payments or other keys.',
    name: 'Name',
    nameHint: 'What it is for, such as “Builds of Quiet Checkout”.',
    scope: 'It may',
    expires: 'It works for',
    summaryTitle: 'The key was not created',
    failed: 'There was an error creating your API key.  Please try again.',
    cancel: 'Cancel',
    missing: apiKeyValidation.nameRequired,
  },
  made: {
    title: 'Your new API key',
    label: 'API key',
    hint: 'Copy it now: it is shown this once only. Send it in the header “Authorization: Bearer …”.',
    close: 'Close',
  },
  remove: {
    title: (name: string) => `Delete the key ${name}?`,
    body: 'Whatever signs in with it is refused from now on, and it cannot be brought back.',
    confirm: 'Delete key',
    failed: 'There was an error deleting your API key.  Please try again.',
  },
} as const;
