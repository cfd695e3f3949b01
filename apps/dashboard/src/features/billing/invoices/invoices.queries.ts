import type { InvoiceResponse } from '@pressdock/api';
import { billingKey } from '../../../entities/billing/plans.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { pageCountInUrl } from '../../../shared/server/listLength.rules.ts';
import { type ListPage, pagedQueryAtom } from '../../../shared/server/pagedQuery.ts';
import { atom } from '../../../shared/state.ts';
import { refreshBillingAtom } from '../change/change.queries.ts';

/** The invoices, newest first. */
export const invoicesAtom = pagedQueryAtom<ListPage<InvoiceResponse>>({
  queryKey: [...billingKey, 'invoices'],
  read: async (after, signal) => {
    const call = api.get('/api/v1/invoices', { params: { query: { after } }, signal });
    const { data, next } = await dataOf(call);
    return { results: data, next };
  },
  firstPageCount: pageCountInUrl,
});

/** Pays an invoice with the card. Returns true, or the reason of a refusal. */
export const payInvoiceAtom = atom(null, async (_get, set, id: string) => {
  const result = await api.post('/api/v1/invoices/{id}/pay', { params: { path: { id } } });
  await set(refreshBillingAtom);
  if (result.ok) return true;
  return [403, 409, 503].includes(result.status) ? result.error.message : false;
});
