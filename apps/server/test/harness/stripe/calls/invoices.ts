import { closeInvoice, collect, idOf } from '../collection.ts';
import { declined, invalidRequest } from '../errors.ts';
import { paginate } from '../expand.ts';
import { flag, text } from '../form.ts';
import { listObjects } from '../state.ts';
import { listParams, requireObject, type StripeRoute } from './route.ts';

/** Returns a call that ends an open invoice without a payment. */
function closing(status: 'uncollectible' | 'void'): StripeRoute {
  return {
    method: 'POST',
    path: `/v1/invoices/:id/${status === 'void' ? 'void' : 'mark_uncollectible'}`,
    params: ['expand'],
    handle({ state, ids }) {
      const invoice = requireObject(state, 'invoice', ids[0]);
      closeInvoice(state, invoice, status);
      return invoice;
    },
  };
}

/** The calls on invoices. */
export const invoiceRoutes: readonly StripeRoute[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    params: ['customer', 'subscription', 'status', ...listParams],
    handle({ state, form, path }) {
      const customer = text(form, 'customer');
      const status = text(form, 'status');
      const own = listObjects(state, 'invoice')
        .filter((invoice) => customer === undefined || idOf(invoice.customer) === customer)
        .filter((invoice) => status === undefined || invoice.status === status);
      return paginate(own, form, path);
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices/:id',
    params: ['expand'],
    handle: ({ state, ids }) => requireObject(state, 'invoice', ids[0]),
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    params: ['off_session', 'expand'],
    handle({ state, ids, form }) {
      const invoice = requireObject(state, 'invoice', ids[0]);
      if (flag(form, 'off_session') === false)
        throw invalidRequest('Only off_session is supported.');
      if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid');
      if (!collect(state, invoice)) throw declined();
      return invoice;
    },
  },
  closing('void'),
  closing('uncollectible'),
];
