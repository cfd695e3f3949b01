/** Errors about connections to code hosts. @see specification, sections 5 and 8 */
export const codeHostValidation = {
  tokenRequired: 'Enter a GitLab access token.',
  tokenInvalid:
    'There was an error validating your token.  Please check that you entered it correctly and try again.',
  notConfigured:
    'The operator of this server has not set up this code host. Ask them to set its client ID and secret.',
  authorizationOver: 'This authorization has expired. Please connect the code host again.',
  notConnected: 'This code host is not connected. Connect it and try again.',
  reconnect: 'The code host no longer accepts this connection. Connect it again.',
} as const;
