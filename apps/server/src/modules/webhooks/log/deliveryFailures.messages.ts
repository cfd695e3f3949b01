import { WEBHOOK_SENDING } from '@pressdock/api/limits';
import { callFailures } from '../../../ports/safeFetch.messages.ts';

/** Why a delivery was not accepted, for the owner of the endpoint. */
export const deliveryFailures: Record<string, string> = {
  ...callFailures,
  outdated: `The endpoint did not recover within ${WEBHOOK_SENDING.giveUpHours} hours.`,
  surplus: `More than ${WEBHOOK_SENDING.waitingPerEndpoint} deliveries were waiting for the endpoint.`,
};
