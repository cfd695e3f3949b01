import { licenseCheckRoutes } from '@pressdock/api';
import type { FastifyRequest } from 'fastify';

/** Limits the unknown keys that a client may send. Both functions throw when none is left. */
export interface UnknownKeyLimit {
  countUnknown(): Promise<void>;
  requireLeft(): Promise<void>;
}

const { unknownKeys } = licenseCheckRoutes('account', 'GET').validate.config.rateLimit.inHandler;

/** Returns the limit of the client of a request. */
export const limitUnknownKeys = (
  request: Pick<FastifyRequest, 'countAttempt' | 'requireAttempt'>,
): UnknownKeyLimit => ({
  countUnknown: () => request.countAttempt(unknownKeys),
  requireLeft: () => request.requireAttempt(unknownKeys),
});
