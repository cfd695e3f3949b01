import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { publicErrors } from '../contract/responses.ts';
import { InterfaceResponse } from './interface.schemas.ts';

/** Returns the facts about this server that the dashboard needs. */
export const readInterface = {
  method: 'GET',
  url: '/api/v2/public/interface',
  config: {
    operationId: 'readInterface',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the facts about this server that the dashboard needs',
    tags: ['Interface'],
    response: { 200: InterfaceResponse, ...publicErrors },
  },
} as const satisfies RouteRecord;
