import type { RouteRecord } from '../contract/record.ts';
import { publicErrors } from '../contract/responses.ts';
import { InterfaceResponse } from './interface.schemas.ts';

/** What the dashboard needs to know of this server. */
export const readInterface = {
  method: 'GET',
  url: '/api/v2/public/interface',
  config: { operationId: 'readInterface', access: 'public' },
  schema: {
    summary: 'Read what the dashboard needs to know of this server',
    tags: ['Interface'],
    response: { 200: InterfaceResponse, ...publicErrors },
  },
} as const satisfies RouteRecord;
