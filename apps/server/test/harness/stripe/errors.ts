/** The body of an error, as Stripe documents it. */
export interface StripeErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
}

/** An error that a request is responded to with. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Returns the error of a request that makes no sense. */
export function invalidRequest(message: string, more: Partial<StripeErrorBody> = {}) {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...more });
}

/** Returns the error of a request about an object that does not exist. */
export function missing(kind: string, id: string, param = 'id') {
  return new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** Returns the error of a payment that the bank declined. */
export function declined() {
  return new StripeFailure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
}
