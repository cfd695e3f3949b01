/** Messages about calls that the caller may not make. */
export const accessMessages = {
  key: 'This API key lacks the scope for this request.',
  member: 'Only the owner of the account can do this. Ask them to do it for you.',
  viewing: 'You cannot do this while viewing an account. Only its owner can.',
  operator:
    "An operator's account cannot be deactivated. Another operator has to end this person's role first.",
} as const;
