/** The sentences about repositories that more than one screen shows. */
export const repositoryMessages = {
  listFailed: 'There was an error fetching your repositories.  Please try again.',
  git: {
    url: 'Repository URL',
    urlHint: 'SSH or HTTPS, such as ssh://git@git.example.com/plugin.git.',
    userName: 'User name',
    userNameHint: 'Leave blank for a public repository.',
    accessToken: 'Access token',
    accessTokenHint: 'It needs read access only. It is stored encrypted and never shown again.',
    errorTitle: 'The repository was not added',
    failed: 'There was an error adding the repository.  Please try again.',
    publicKey: 'Deploy key',
    publicKeyHint:
      'Add this public key to the repository at your Git server, with read access, before you continue.',
    hostKey: (fingerprint: string) => `The server’s host key is ${fingerprint}.`,
  },
} as const;
