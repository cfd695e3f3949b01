import { api } from '../../../shared/server/api.ts';
import { atom } from '../../../shared/state.ts';
import { refreshBillingAtom } from '../change/change.queries.ts';

/** Starts a session on Stripe's page. Returns its address; undefined after a failure. */
export const startCardSessionAtom = atom(null, async () => {
  const result = await api.post('/api/v1/payments/start-stripe-session');
  return result.ok ? result.data.url : undefined;
});

/**
 * Removes the card. A failure is ignored, as the card then still shows.
 * @see specification, section 8, "Silently ignored: remove card"
 */
export const removeCardIgnoringFailureAtom = atom(null, async (_get, set) => {
  await api.delete('/api/v1/payments');
  await set(refreshBillingAtom);
  return true;
});
