/** Why a call is closed to whoever makes it, and what to do instead. */
export const reachMessages = {
  key: 'This API key may not do this.',
  member: 'Only the owner of the account may do this. Please ask them.',
  viewing: 'This cannot be done while viewing an account. It is for its owner alone.',
  operator: "The operator's account cannot be deactivated: nobody could manage this server then.",
} as const;
