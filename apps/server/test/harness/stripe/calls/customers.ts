import type Stripe from 'stripe';
import { changeBalance, endSubscription, idOf } from '../collection.ts';
import { invalidRequest, missing } from '../errors.ts';
import { emit } from '../events.ts';
import { paginate } from '../expand.ts';
import { type FormObject, list, metadata, object, optionalText, text } from '../form.ts';
import { createCustomer, createTaxId } from '../objects/customers.ts';
import { listObjects, type StripeState } from '../state.ts';
import { listParams, requireObject, type StripeRoute } from './route.ts';

/**
 * Returns a customer that was not deleted.
 * @throws {StripeFailure} if there is none
 */
export function requireCustomer(
  state: StripeState,
  id: string | undefined,
  param = 'customer',
): Stripe.Customer {
  const found = requireObject(state, 'customer', id, param);
  if (found.deleted) throw missing('customer', id ?? '', param);
  return found as Stripe.Customer;
}

const addressParts = ['line1', 'line2', 'city', 'state', 'country', 'postal_code'] as const;

function readAddress(form: FormObject): Stripe.Address {
  const value = (name: (typeof addressParts)[number]) => optionalText(form, name) ?? null;
  const [city, country, state] = [value('city'), value('country'), value('state')];
  if (country !== null && !/^[A-Z]{2}$/.test(country)) {
    throw invalidRequest(`Country '${country}' is unknown.`, { param: 'address[country]' });
  }
  const lines = { line1: value('line1'), line2: value('line2') };
  return { city, country, state, ...lines, postal_code: value('postal_code') };
}

function update(state: StripeState, customer: Stripe.Customer, form: FormObject): void {
  const card = text(object(form, 'invoice_settings'), 'default_payment_method');
  if (card !== undefined) {
    const found = requireObject(state, 'payment_method', card, 'invoice_settings');
    if (found.customer !== customer.id) {
      throw invalidRequest('The customer does not have this payment method.', {
        code: 'resource_missing',
        param: 'invoice_settings[default_payment_method]',
      });
    }
    customer.invoice_settings.default_payment_method = card;
  }
  if ('email' in form) customer.email = optionalText(form, 'email') ?? null;
  if ('name' in form) customer.name = optionalText(form, 'name') ?? null;
  if ('address' in form) customer.address = readAddress(object(form, 'address'));
  customer.metadata = { ...customer.metadata, ...metadata(form) };
}

function addTaxId(state: StripeState, customer: string, form: FormObject): Stripe.TaxId {
  const [type, value] = [text(form, 'type'), text(form, 'value')];
  if (!type || !value) throw invalidRequest('Missing required param: type or value.');
  if (type === 'eu_vat' && !/^[A-Z]{2}[A-Z0-9]{2,12}$/.test(value)) {
    throw invalidRequest('Invalid value for eu_vat.', { code: 'tax_id_invalid' });
  }
  const taxId = createTaxId(customer, type as Stripe.TaxId.Type, value);
  state.objects.set(taxId.id, taxId);
  emit(state, 'customer.tax_id.created', taxId);
  return taxId;
}

function remove(state: StripeState, customer: Stripe.Customer): Stripe.DeletedCustomer {
  for (const subscription of listObjects(state, 'subscription')) {
    const isOwn = idOf(subscription.customer) === customer.id && subscription.ended_at === null;
    if (isOwn) endSubscription(state, subscription, 'cancellation_requested');
  }
  emit(state, 'customer.deleted', customer);
  const deleted = { id: customer.id, object: 'customer', deleted: true } as const;
  state.objects.set(customer.id, deleted satisfies Stripe.DeletedCustomer);
  for (const taxId of listObjects(state, 'tax_id')) {
    if (taxId.customer === customer.id) state.objects.delete(taxId.id);
  }
  return deleted;
}

const details = ['email', 'name', 'address', 'metadata', 'invoice_settings', 'expand'];

const balanceRoutes: readonly StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/customers/:id/balance_transactions',
    params: ['amount', 'currency', 'description', 'metadata', 'expand'],
    handle({ state, ids, form }) {
      const customer = requireCustomer(state, ids[0]);
      const [amount, currency] = [Number(text(form, 'amount')), text(form, 'currency')];
      if (!Number.isInteger(amount) || !currency) throw invalidRequest('Invalid amount.');
      if (customer.currency && customer.currency !== currency) {
        throw invalidRequest(`The customer pays in ${customer.currency}.`, { param: 'currency' });
      }
      customer.currency = currency;
      const description = optionalText(form, 'description') ?? null;
      const input = { amount, currency, description, type: 'adjustment', invoice: null } as const;
      return changeBalance(state, customer, { ...input, metadata: metadata(form) });
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/balance_transactions',
    params: listParams,
    handle({ state, ids, form, path }) {
      const { id } = requireCustomer(state, ids[0]);
      const rows = listObjects(state, 'customer_balance_transaction');
      const own = rows.filter(({ customer }) => customer === id);
      return paginate(own, form, path);
    },
  },
];

const taxIdRoutes: readonly StripeRoute[] = [
  {
    method: 'GET',
    path: '/v1/customers/:id/tax_ids',
    params: listParams,
    handle({ state, ids, form, path }) {
      const { id } = requireCustomer(state, ids[0]);
      const own = listObjects(state, 'tax_id').filter(({ customer }) => customer === id);
      return paginate(own, form, path);
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id/tax_ids',
    params: ['type', 'value', 'expand'],
    handle: ({ state, ids, form }) => addTaxId(state, requireCustomer(state, ids[0]).id, form),
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id/tax_ids/:id',
    params: [],
    handle({ state, ids }) {
      const taxId = requireObject(state, 'tax_id', ids[1]);
      if (taxId.customer !== ids[0]) throw missing('tax id', taxId.id);
      state.objects.delete(taxId.id);
      emit(state, 'customer.tax_id.deleted', taxId as Stripe.TaxId);
      return { id: taxId.id, object: 'tax_id', deleted: true } satisfies Stripe.DeletedTaxId;
    },
  },
];

/** The calls on customers. */
export const customerRoutes: readonly StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    params: [...details, 'tax_id_data'],
    handle({ state, form }) {
      const customer = createCustomer();
      update(state, customer, form);
      state.objects.set(customer.id, customer);
      emit(state, 'customer.created', customer);
      for (const one of list(form, 'tax_id_data')) addTaxId(state, customer.id, one as FormObject);
      return customer;
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    params: details,
    handle({ state, ids, form }) {
      const customer = requireCustomer(state, ids[0], 'id');
      const { email, name } = customer;
      update(state, customer, form);
      emit(state, 'customer.updated', customer, { email, name });
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    params: ['expand'],
    handle: ({ state, ids }) => requireObject(state, 'customer', ids[0]),
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    params: [],
    handle: ({ state, ids }) => remove(state, requireCustomer(state, ids[0], 'id')),
  },
  ...balanceRoutes,
  ...taxIdRoutes,
];
