/**
 * The text about releasing with GitHub Actions.
 * @see specification, section 8, "Continuous deployment"
 */
export const githubActionsMessages = {
  title: 'GitHub Actions',
  toggle: 'Release with GitHub Actions',
  hint: 'GitHub builds the package, for example with Composer and npm, and uploads it. Pressdock then ignores pushes.',
  failed: 'There was an error configuring your GitHub actions.',
  context: (path: string) =>
    `Add this file to the repository as ${path}, and store an API key as the secret PRESSDOCK_API_KEY.`,
  command: 'Command for any other CI',
  createKey: 'Create API key',
  keyName: (product: string) => `GitHub Actions of ${product}`,
  keyOwner: (owner: string) => `Only the owner of the account, ${owner}, can create the API key.`,
  keyDialog: {
    title: 'API key for GitHub Actions',
    label: 'API key',
    hint: (day: string) =>
      `Copy the key now. It will not be shown again. It has the scope Release and expires on ${day}.`,
    close: 'Close',
  },
  keyFailed: 'There was an error creating your API key.  Please try again.',
} as const;
