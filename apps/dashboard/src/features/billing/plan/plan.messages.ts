import { formatNumber } from '../../../shared/format.ts';
import type { PlanAction } from '../billing.rules.ts';

/** Sentences about the plan and what it includes. */
export const planMessages = {
  current: {
    title: 'Your plan',
    plan: 'Plan',
    none: 'You have no plan yet. Choose one below to add products, licenses, and feature flags.',
    subscription: 'Subscription',
    renews: 'Renews',
    ends: 'Ends',
    status: 'Status',
    statuses: {
      active: 'Active',
      trialing: 'Trial',
      past_due: 'Payment overdue',
      unpaid: 'Payment overdue',
      paused: 'Paused',
      incomplete: 'Payment pending',
      incomplete_expired: 'Expired',
      canceled: 'Canceled',
    },
    cancel: 'Cancel plan',
  },
  ending: (day: string) => `Your subscription ends on ${day}`,
  endingText: 'Everything that exists keeps working after that, but you cannot add more.',
  endingGranted: 'After that, you have the plan that the operator granted you.',
  keep: 'Keep plan',
  granted: (plan: string, until: string | null) =>
    until === null
      ? `The operator granted you the ${plan} plan.`
      : `The operator granted you the ${plan} plan until ${until}.`,
  compare: {
    title: 'Compare plans',
    caption: 'What each plan includes',
    columns: { includes: 'Includes', usage: 'You use' },
    price: 'Price',
    current: 'Your plan',
    subscribed: 'Your subscription',
    noPrice: 'Not available yet',
    per: (interval: string) => `per ${interval}`,
    any: 'Unlimited',
    notIncluded: '–',
    exceeded: 'Exceeded',
    analytics: 'Analytics',
    analyticsAddOn: 'Add-on',
    used: 'Yes',
    unused: 'No',
    amount: (count: number) => formatNumber(count),
    choices: 'Choose',
    actions: {
      choose: 'Choose',
      upgrade: 'Upgrade',
      downgrade: 'Downgrade',
      keep: 'Keep',
    } satisfies Record<NonNullable<PlanAction>, string>,
    actionsOf: {
      choose: (plan: string) => `Choose ${plan}`,
      upgrade: (plan: string) => `Upgrade to ${plan}`,
      downgrade: (plan: string) => `Downgrade to ${plan}`,
      keep: (plan: string) => `Keep ${plan}`,
    } satisfies Record<NonNullable<PlanAction>, (plan: string) => string>,
  },
  referrals: {
    title: 'Referrals',
    body: (count: number) => `Every ${count} referrals that pay earn you one free month.`,
    link: 'Your link',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'The link could not be copied. Select it and copy it instead.',
    signUps: 'Sign-ups',
    paying: 'Paying referrals',
    freeMonths: 'Free months',
  },
} as const;
