import { DELINQUENCY_DAYS } from '@pressdock/api/limits';

/** Sentences about an overdue payment. */
export const delinquentMessages = {
  title: 'A payment is overdue',
  text: 'The last payment for this account did not go through.',
  since: (day: string) =>
    `A payment has been open since ${day}. After ${DELINQUENCY_DAYS.adding} days you cannot add anything, and after ${DELINQUENCY_DAYS.serving} days your sites are no longer served.`,
  forMember: (owner: string) => `Ask the owner of this account, ${owner}, to pay.`,
  pay: 'Pay now',
} as const;
