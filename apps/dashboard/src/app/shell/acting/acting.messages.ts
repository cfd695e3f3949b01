import { formatCount, formatTime } from '../../../shared/format.ts';

/**
 * Sentences of the banner shown while a person acts in another account.
 * @see security rules, "Who acts"
 */
export const actingMessages = {
  member: (owner: string) => `You are working in the account of ${owner}`,
  memberText: 'Your changes apply to this account.',
  viewing: (email: string, endsAt: string) =>
    `You are viewing ${email} until ${formatTime(endsAt)}`,
  viewingText:
    'You see what the owner sees, but you cannot change anything. Everything you open is recorded in the audit log.',
  left: (minutes: number) => `${formatCount(minutes, 'minute', 'minutes')} left`,
  end: 'Stop viewing',
  endFailed: 'There was an error returning to your account. Please try again.',
} as const;
