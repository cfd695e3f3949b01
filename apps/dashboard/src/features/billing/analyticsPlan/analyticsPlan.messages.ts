import { analyticsPlanMessages } from '../../../entities/analytics/analyticsPlan.messages.ts';

/** Sentences about the analytics plan. */
export const analyticsTabMessages = {
  name: 'Analytics',
  body: analyticsPlanMessages.body,
  price: 'Price',
  noPrice: 'Not available yet',
  status: 'Status',
  active: 'Active',
  inactive: 'Not subscribed',
  granted: 'Granted by the operator',
  ends: 'Subscription ends',
  choose: 'Choose analytics',
  keep: 'Keep analytics',
  cancel: 'Cancel analytics',
  titles: {
    choose: 'Choose the analytics plan',
    keep: 'Keep the analytics plan',
    cancel: 'Cancel the analytics plan?',
  },
  open: 'Open analytics',
} as const;
