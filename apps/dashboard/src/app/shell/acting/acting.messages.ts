import { formatCount, formatTime } from '../../../shared/format.ts';

/**
 * What the banner says while somebody acts in an account that is not their own.
 * @see security rules, "Who acts"
 */
export const actingMessages = {
  member: (owner: string) => `You act for ${owner}`,
  memberText: 'What you change here, you change in this account.',
  viewing: (email: string, endsAt: string) =>
    `You are viewing ${email} until ${formatTime(endsAt)}`,
  viewingText: 'You see what its owner sees, and change nothing. All you open is logged.',
  left: (minutes: number) => `${formatCount(minutes, 'minute', 'minutes')} left`,
  end: 'End viewing',
  endFailed: 'Viewing could not be ended. Please try again.',
} as const;
