import type {
  DeliveryDetailResponse,
  DeliveryListResponse,
  WebhookDeliveryResponse,
  WebhookEndpointResponse,
} from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { pageCountInUrl } from '../../shared/server/listLength.rules.ts';
import { pagedQueryAtom } from '../../shared/server/pagedQuery.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';
import { isInProgress } from './webhooks.rules.ts';

const REFETCH_MS = 1500;
const webhooksKey = ['webhooks'];

/** Identifies a delivery. */
export interface DeliveryKey {
  id: string;
  deliveryId: string;
}

/** The endpoints of the account, by URL. */
export const webhooksAtom = queryAtom<WebhookEndpointResponse[]>(() => ({
  queryKey: [...webhooksKey, 'list'],
  queryFn: ({ signal }) => dataOf(api.get('/api/v2/webhooks', { signal })),
}));

/** An endpoint. */
export const webhookAtoms = atomFamily((id: string) =>
  queryAtom<WebhookEndpointResponse>(() => ({
    queryKey: [...webhooksKey, 'one', id],
    queryFn: ({ signal }) =>
      dataOf(api.get('/api/v2/webhooks/{id}', { params: { path: { id } }, signal })),
  })),
);

/** The deliveries of an endpoint, newest first. */
export const deliveriesAtoms = atomFamily((id: string) =>
  pagedQueryAtom<DeliveryListResponse>({
    queryKey: [...webhooksKey, 'deliveries', id],
    read: (after, signal) => {
      const query = after === undefined ? {} : { after };
      const params = { path: { id }, query };
      return dataOf(api.get('/api/v2/webhooks/{id}/deliveries', { params, signal }));
    },
    firstPageCount: pageCountInUrl,
  }),
);

/** A delivery with its attempts; read again until the attempt in progress has finished. */
export const deliveryAtoms = atomFamily(
  ({ id, deliveryId }: DeliveryKey) =>
    queryAtom<DeliveryDetailResponse>(() => ({
      queryKey: [...webhooksKey, 'delivery', id, deliveryId],
      queryFn: ({ signal }) => {
        const params = { path: { id, deliveryId } };
        return dataOf(api.get('/api/v2/webhooks/{id}/deliveries/{deliveryId}', { params, signal }));
      },
      refetchInterval: ({ state }) =>
        state.data && isInProgress(state.data, Date.now()) ? REFETCH_MS : false,
    })),
  (one, other) => one.id === other.id && one.deliveryId === other.deliveryId,
);

/** Sends a test event to an endpoint. */
export const testWebhookAtom = atom(null, async (get, _set, id: string) => {
  const params = { path: { id } };
  const result: Result<WebhookDeliveryResponse> = await api.post('/api/v2/webhooks/{id}/test', {
    params,
  });
  if (result.ok) void get(queryClientAtom).invalidateQueries({ queryKey: webhooksKey });
  return result;
});

/** Sends a delivery again. */
export const resendDeliveryAtom = atom(null, async (get, _set, path: DeliveryKey) => {
  const result: Result<WebhookDeliveryResponse> = await api.post(
    '/api/v2/webhooks/{id}/deliveries/{deliveryId}/resend',
    { params: { path: { ...path } } },
  );
  if (result.ok) await get(queryClientAtom).invalidateQueries({ queryKey: webhooksKey });
  return result;
});
