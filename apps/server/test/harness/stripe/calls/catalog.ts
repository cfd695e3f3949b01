import type Stripe from 'stripe';
import { invalidRequest } from '../errors.ts';
import { emit } from '../events.ts';
import { paginate } from '../expand.ts';
import { flag, list, metadata, object, optionalText, text } from '../form.ts';
import { createPrice, createProduct } from '../objects/catalog.ts';
import { listObjects } from '../state.ts';
import { listParams, requireObject, type StripeRoute } from './route.ts';

const productRoutes: readonly StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/products',
    params: ['id', 'name', 'description', 'metadata', 'expand'],
    handle({ state, form }) {
      const [id, name] = [text(form, 'id'), text(form, 'name')];
      if (!name) throw invalidRequest('Missing required param: name.', { param: 'name' });
      if (id !== undefined && state.objects.has(id)) {
        throw invalidRequest('Product already exists.', { code: 'resource_already_exists' });
      }
      const description = optionalText(form, 'description') ?? null;
      const product = createProduct({ id, name, description, metadata: metadata(form) });
      state.objects.set(product.id, product);
      emit(state, 'product.created', product);
      return product;
    },
  },
  {
    method: 'GET',
    path: '/v1/products/:id',
    params: ['expand'],
    handle: ({ state, ids }) => requireObject(state, 'product', ids[0]),
  },
  {
    method: 'GET',
    path: '/v1/products',
    params: ['active', ...listParams],
    handle({ state, form, path }) {
      const active = flag(form, 'active');
      const rows = listObjects(state, 'product');
      return paginate(
        rows.filter((product) => active === undefined || product.active === active),
        form,
        path,
      );
    },
  },
];

/** The calls on products and prices. */
export const catalogRoutes: readonly StripeRoute[] = [
  ...productRoutes,
  {
    method: 'POST',
    path: '/v1/prices',
    params: [
      ...['product', 'unit_amount', 'currency', 'recurring', 'tax_behavior', 'lookup_key'],
      ...['transfer_lookup_key', 'metadata', 'expand'],
    ],
    handle({ state, form }) {
      const { id: product } = requireObject(state, 'product', text(form, 'product'), 'product');
      const [amount, currency] = [Number(text(form, 'unit_amount')), text(form, 'currency')];
      const interval = text(object(form, 'recurring'), 'interval');
      if (!Number.isInteger(amount) || amount < 0) throw invalidRequest('Invalid unit_amount.');
      if (!currency || !interval) throw invalidRequest('Missing required param: currency.');
      const lookupKey = text(form, 'lookup_key') ?? null;
      const earlier = listObjects(state, 'price').find(
        (price) => lookupKey !== null && price.lookup_key === lookupKey,
      );
      if (earlier && !flag(form, 'transfer_lookup_key')) {
        throw invalidRequest(`A price already uses the lookup key ${lookupKey}.`, {
          param: 'lookup_key',
        });
      }
      if (earlier) earlier.lookup_key = null;
      const price = createPrice({
        product,
        amount,
        currency,
        interval: interval as Stripe.Price.Recurring.Interval,
        lookupKey,
        taxBehavior: text(form, 'tax_behavior') ?? 'unspecified',
        metadata: metadata(form),
      });
      state.objects.set(price.id, price);
      emit(state, 'price.created', price);
      return price;
    },
  },
  {
    method: 'GET',
    path: '/v1/prices',
    params: ['lookup_keys', 'active', 'product', ...listParams],
    handle({ state, form, path }) {
      const keys = list(form, 'lookup_keys');
      if (keys.length > 10) throw invalidRequest('You can only list 10 lookup keys.');
      const [active, product] = [flag(form, 'active'), text(form, 'product')];
      const rows = listObjects(state, 'price')
        .filter((price) => keys.length === 0 || keys.includes(price.lookup_key ?? ''))
        .filter((price) => active === undefined || price.active === active)
        .filter((price) => product === undefined || price.product === product);
      return paginate(rows, form, path);
    },
  },
];
