import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { publicErrors } from '../contract/responses.ts';
import { PublicFlagsQuery, PublicFlagsResponse } from './flags.schemas.ts';

/** Returns a product's feature flags for one identifier. An unknown product has none. */
export const readPublicFlags = {
  method: 'GET',
  url: '/api/v2/public/feature-flags/:id',
  config: {
    operationId: 'readPublicFlags',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Read a product's feature flags for one identifier",
    tags: ['Feature flags'],
    params: IdParams,
    querystring: PublicFlagsQuery,
    response: { 200: PublicFlagsResponse, ...publicErrors },
  },
} as const satisfies RouteRecord;
