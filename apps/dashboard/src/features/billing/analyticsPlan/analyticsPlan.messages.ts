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
  renews: 'Renews',
  choose: 'Choose analytics',
  cancel: 'Cancel analytics',
  chooseTitle: 'Choose the analytics plan',
  cancelTitle: 'Cancel the analytics plan?',
  open: 'Open analytics',
} as const;
