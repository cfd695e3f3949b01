/** Every sentence about repositories on other Git servers. */
export const gitServersMessages = {
  title: 'Other Git servers',
  context: 'Repositories that Pressdock reads over SSH or HTTPS.',
  loading: 'Loading the repositories on other Git servers',
  fetchFailed: 'There was an error fetching your repositories.  Please try again.',
  empty: 'Add a repository by its URL, such as one on Gitea, Forgejo, or your own server.',
  add: 'Add repository',
  hostKey: 'Host key',
  over: { https: 'Read over HTTPS', http: 'Read over HTTP, not encrypted', ssh: 'Read over SSH' },
  menu: (repository: string) => `Actions for ${repository}`,
  showKey: 'Show deploy key',
  remove: 'Delete repository',
  form: {
    title: 'Add a repository on a Git server',
    description: 'For SSH, Pressdock creates a deploy key that you add to the repository.',
    submit: 'Add repository',
  },
  key: {
    addedTitle: 'Repository added',
    title: 'Deploy key',
    label: 'Public key',
    hint: 'Add this key to the repository at its Git server. Read access is enough.',
    hostKeyHint:
      'Compare the fingerprint of the host key with the one that the Git server shows. Pressdock connects only while the server has this key.',
    hostKeyLabel: 'Fingerprint of the host key',
    noKey: 'Pressdock reads this repository without SSH, so it needs no deploy key.',
    close: 'Close',
  },
  removal: {
    title: (repository: string) => `Delete ${repository}?`,
    body: 'Pressdock deletes its deploy key. The repository itself does not change.',
    confirm: 'Delete repository',
    failed: 'There was an error deleting the repository.  Please try again.',
    done: 'Repository deleted',
  },
} as const;
