import { createHmac, randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** The deliveries of events to the server under test, which the test controls. */
export interface Webhooks {
  secret: string;
  /** Where events are sent; null before the server's address is known. */
  endpoint: string | null;
  /** Whether events are sent at once or wait until the test sends them. */
  isHeld: boolean;
  /** The events that wait. A delivery that fails makes its event wait, too. */
  waiting: Stripe.Event[];
  /** Sends an event, which may be one that was sent before; returns the status, 0 without a response. */
  send(event: Stripe.Event, at?: number): Promise<number>;
  /** Sends the events that wait, in the order that `arrange` returns. What it omits is lost. */
  release(arrange?: (events: Stripe.Event[]) => Stripe.Event[]): Promise<void>;
  /** Waits until every delivery has ended. */
  settle(): Promise<void>;
}

/** Returns the header that signs a body, as Stripe documents it. */
export function signBody(body: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}

/** Creates the deliveries, and the function that receives events. */
export function createWebhooks(): Webhooks & { receive(event: Stripe.Event): void } {
  const running = new Set<Promise<unknown>>();
  return {
    secret: `whsec_${randomBytes(24).toString('hex')}`,
    endpoint: null,
    isHeld: false,
    waiting: [],
    async send(event, at = Math.floor(Date.now() / 1000)) {
      if (this.endpoint === null) return 0;
      const body = JSON.stringify(event, null, 2);
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signBody(body, this.secret, at),
      };
      try {
        const response = await fetch(this.endpoint, { method: 'POST', headers, body });
        await response.arrayBuffer();
        return response.status;
      } catch {
        return 0;
      }
    },
    async release(arrange = (events) => events) {
      const events = this.waiting.splice(0);
      for (const event of arrange(events)) {
        if ((await this.send(event)) !== 200) this.waiting.push(event);
      }
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
    receive(event) {
      if (this.isHeld || this.endpoint === null) {
        this.waiting.push(event);
        return;
      }
      const delivery = this.send(event).then((status) => {
        if (status !== 200) this.waiting.push(event);
        running.delete(delivery);
      });
      running.add(delivery);
    },
  };
}
