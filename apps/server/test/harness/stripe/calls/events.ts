import { missing } from '../errors.ts';
import { paginate } from '../expand.ts';
import { text } from '../form.ts';
import { listParams, type StripeRoute } from './route.ts';

/** The calls on events. */
export const eventRoutes: readonly StripeRoute[] = [
  {
    method: 'GET',
    path: '/v1/events',
    params: ['type', ...listParams],
    handle({ state, form, path }) {
      const type = text(form, 'type');
      const rows = state.events.filter((event) => type === undefined || event.type === type);
      return paginate(rows.reverse(), form, path);
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    params: ['expand'],
    handle({ state, ids }) {
      const found = state.events.find(({ id }) => id === ids[0]);
      if (!found) throw missing('event', ids[0] ?? '');
      return found;
    },
  },
];
