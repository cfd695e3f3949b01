import * as z from 'zod/mini';
import { ACCOUNT_READ } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { sessionErrors } from '../contract/responses.ts';
import { StatsResponse } from './stats.schemas.ts';

/** Returns the totals of the account. */
export const readStats = {
  method: 'GET',
  url: '/api/v2/stats',
  config: {
    operationId: 'readStats',
    access: ACCOUNT_READ,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Read the account's totals",
    tags: ['Account'],
    querystring: z.object({}),
    response: { 200: StatsResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;
