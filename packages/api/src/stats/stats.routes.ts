import * as z from 'zod/mini';
import type { RouteRecord } from '../contract/record.ts';
import { sessionErrors } from '../contract/responses.ts';
import { StatsResponse } from './stats.schemas.ts';

const tags = ['Account'] as const;

/** Figures of the whole account. */
export const readStats = {
  method: 'GET',
  url: '/api/v2/stats',
  config: { operationId: 'readStats', access: 'session' },
  schema: {
    summary: 'Read the figures of the whole account',
    tags,
    querystring: z.object({}),
    response: { 200: StatsResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;
