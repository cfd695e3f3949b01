import { billingMessages } from '@pressdock/api';
import { formatNumber } from '../../../shared/format.ts';

/** Sentences about a change of plan before it is confirmed. */
export const changeMessages = {
  titles: {
    choose: (plan: string) => `Choose the ${plan} plan`,
    upgrade: (plan: string) => `Upgrade to ${plan}`,
    downgrade: (plan: string) => `Downgrade to ${plan}`,
    keep: (plan: string) => `Keep the ${plan} plan`,
    cancel: (plan: string) => `Cancel the ${plan} plan?`,
  },
  pay: (amount: string) => `Pay ${amount}`,
  change: 'Change plan',
  plan: { keep: 'Keep plan', cancel: 'Cancel plan' },
  analytics: { keep: 'Keep analytics', cancel: 'Cancel analytics' },
  loading: 'Calculating the price',
  failed: 'The price could not be calculated.',
  changeFailed: 'The plan could not be changed. Please try again.',
  lines: 'What the change costs',
  columns: { line: 'Item', amount: 'Amount' },
  dueNow: 'Due now',
  credit: 'Credit on your next invoices',
  analyticsLine: 'Analytics',
  renewal: (price: string) => `From then on, you pay ${price}.`,
  noRenewal: 'Nothing is charged after that.',
  startsNow: 'The change takes effect immediately.',
  startsAt: (day: string) => `The change takes effect on ${day}, when the paid period ends.`,
  continues: (day: string) =>
    `Your subscription would end on ${day}. With this change, everything in it continues and renews.`,
  withoutPlan: 'Everything that exists keeps working, but you cannot add more.',
  withoutAnalytics: 'You no longer see analytics. Sites keep receiving updates.',
  exceededTitle: 'Your account exceeds the limits of this plan',
  exceededHint: 'Everything that exists keeps working. You can add more only below the limit.',
  exceeded: (things: string, used: number, included: number) =>
    `You have ${formatNumber(used)} ${things}, and this plan includes ${formatNumber(included)}.`,
  noCard: billingMessages.noCard,
  addCard: 'Go to payment',
  changed: 'Your plan was changed',
  cancel: 'Cancel',
} as const;
