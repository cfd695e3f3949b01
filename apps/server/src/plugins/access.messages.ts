import type { ApiKeyScope } from '@pressdock/api';

/** Messages about calls that the caller may not make. */
export const accessMessages = {
  key: (scope: ApiKeyScope | 'none') =>
    scope === 'none'
      ? 'API keys cannot make this request.'
      : `This request needs an API key with the scope "${scope}".`,
  member: 'Only the owner of the account can do this. Ask them to do it for you.',
  viewing: 'You cannot do this while viewing an account. Only its owner can.',
  operator:
    "An operator's account cannot be deactivated. Another operator has to end this person's role first.",
} as const;
