import { failed, type HopState, reached, waiting } from './hop.rules.ts';
import { traceMessages as messages } from './trace.messages.ts';
import type { TraceFacts } from './trace.types.ts';

/** Returns whether a site was offered the version. */
export function traceOffered({ version, lastCheckAt }: TraceFacts): HopState {
  if (!version) return waiting(messages.waiting);
  const { first_offered_at: at, is_offered, created_at } = version;
  if (at) return reached(messages.offered, at);
  if (!is_offered) return failed(messages.notOffered, messages.notOfferedNext);
  if (!lastCheckAt || lastCheckAt < created_at) {
    return waiting(messages.noCheck, messages.noCheckNext);
  }
  return waiting(messages.noOffer, messages.noOfferNext);
}

/** Returns whether a site runs the version. */
export function traceUpdated({ version }: TraceFacts): HopState {
  if (!version) return waiting(messages.waiting);
  const { first_updated_at: at } = version;
  return at ? reached(messages.updated, at) : waiting(messages.notUpdated);
}
