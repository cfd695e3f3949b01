/** The sentences about repositories that more than one screen shows. */
export const repositoryMessages = {
  listFailed: 'There was an error fetching your repositories.  Please try again.',
  hostKey: {
    action: 'Trust another host key',
    title: 'Trust another host key',
    description:
      'Only if the owner of the Git server has replaced its key. Ask them for the fingerprint; a wrong one lets somebody else pose as the server.',
    field: 'Fingerprint of the new host key',
    hint: 'It begins with “SHA256:”. The command ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub shows it on the server.',
    required: 'Enter the fingerprint of the new host key.',
    submit: 'Trust host key',
    errorTitle: 'The host key was not changed',
    failed: 'There was an error trusting the host key.  Please try again.',
    done: 'The new host key is trusted',
  },
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
