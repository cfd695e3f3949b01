import { describe } from 'vitest';
import {
  createStripeClient,
  sendEventsTo,
  startStripeWithPlans,
  stripeSettings,
} from '../harness/stripe/billedServer.ts';
import { defineStories, type StripeWorld } from '../stripe/stories.ts';

/** Opens the stand-in as the stories use Stripe. */
async function openStandIn(): Promise<StripeWorld> {
  const standIn = await startStripeWithPlans();
  standIn.webhooks.isHeld = true;
  return {
    stripe: createStripeClient(standIn),
    settings: stripeSettings(standIn),
    async enterCard({ sessionId, isDeclined }) {
      const card = standIn.completeSession(sessionId);
      if (isDeclined) standIn.declinedCards.add(card);
    },
    async deliverEvents(serverUrl) {
      sendEventsTo(standIn, serverUrl);
      for (const event of standIn.events) await standIn.webhooks.send(event);
    },
    close: () => standIn.close(),
  };
}

describe('billing with the stand-in for Stripe', () => defineStories(openStandIn));
