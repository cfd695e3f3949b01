import type Stripe from 'stripe';
import { idOf } from '../collection.ts';
import { invalidRequest } from '../errors.ts';
import { emit } from '../events.ts';
import { paginate } from '../expand.ts';
import { list, text } from '../form.ts';
import { createCard, createSession, createSetupIntent } from '../objects/cards.ts';
import { findObject, listObjects, type StripeState } from '../state.ts';
import { requireCustomer } from './customers.ts';
import { listParams, requireObject, type StripeRoute } from './route.ts';

function attach(state: StripeState, card: Stripe.PaymentMethod, customer: string): void {
  card.customer = customer;
  emit(state, 'payment_method.attached', card);
}

/** Completes a Checkout session like a person who enters a card; returns the id of the card. */
export function completeSession(state: StripeState, id: string, last4 = '4242'): string {
  const session = requireObject(state, 'checkout.session', id);
  const intent = requireObject(state, 'setup_intent', idOf(session.setup_intent));
  const customer = requireCustomer(state, idOf(session.customer));
  if (session.status !== 'open') throw invalidRequest(`The session is ${session.status}.`);
  state.request = null;
  const card = createCard(customer.id, last4);
  state.objects.set(card.id, card);
  attach(state, card, customer.id);
  intent.status = 'succeeded';
  intent.payment_method = card.id;
  emit(state, 'setup_intent.succeeded', intent);
  session.status = 'complete';
  session.url = null;
  emit(state, 'checkout.session.completed', session);
  return card.id;
}

const sessionRoutes: readonly StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    params: [
      'mode',
      'customer',
      'allowed_payment_method_types',
      'success_url',
      'cancel_url',
      'expand',
    ],
    handle({ state, form }) {
      if (text(form, 'mode') !== 'setup') throw invalidRequest('Only the mode setup is supported.');
      const types = list(form, 'allowed_payment_method_types');
      if (types.join() !== 'card') throw invalidRequest('Only cards are supported.');
      const { id } = requireCustomer(state, text(form, 'customer'));
      const successUrl = text(form, 'success_url');
      if (!successUrl) throw invalidRequest('Missing required param: success_url.');
      const cancelUrl = text(form, 'cancel_url') ?? null;
      const intent = createSetupIntent(id);
      state.objects.set(intent.id, intent);
      emit(state, 'setup_intent.created', intent);
      const { url } = state;
      const session = createSession({
        customer: id,
        setupIntent: intent.id,
        successUrl,
        cancelUrl,
        url,
      });
      state.objects.set(session.id, session);
      return session;
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    params: ['expand'],
    handle: ({ state, ids }) => requireObject(state, 'checkout.session', ids[0]),
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    params: ['expand'],
    handle: ({ state, ids }) => requireObject(state, 'setup_intent', ids[0]),
  },
];

/** The calls on cards and on the sessions in which they are entered. */
export const cardRoutes: readonly StripeRoute[] = [
  ...sessionRoutes,
  {
    method: 'GET',
    path: '/v1/payment_methods',
    params: ['customer', 'type', ...listParams],
    handle({ state, form, path }) {
      const { id } = requireCustomer(state, text(form, 'customer'));
      const own = listObjects(state, 'payment_method').filter(({ customer }) => customer === id);
      return paginate(own, form, path);
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    params: ['customer', 'expand'],
    handle({ state, ids, form }) {
      const card = requireObject(state, 'payment_method', ids[0]);
      const { id } = requireCustomer(state, text(form, 'customer'));
      if (card.customer !== null && card.customer !== id) {
        throw invalidRequest('The payment method is attached to another customer.');
      }
      attach(state, card, id);
      return card;
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    params: ['expand'],
    handle({ state, ids }) {
      const card = requireObject(state, 'payment_method', ids[0]);
      const customerId = idOf(card.customer);
      if (customerId === undefined) throw invalidRequest('The payment method is not attached.');
      const customer = findObject(state, 'customer', customerId);
      card.customer = null;
      if (
        customer &&
        !customer.deleted &&
        customer.invoice_settings.default_payment_method === card.id
      ) {
        customer.invoice_settings.default_payment_method = null;
      }
      emit(state, 'payment_method.detached', card, { customer: customerId });
      return card;
    },
  },
];
