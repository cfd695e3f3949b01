import { ACCOUNT_READ } from '../contract/access.ts';
import type { RouteRecord } from '../contract/record.ts';
import { sessionErrors } from '../contract/responses.ts';
import { SearchAccountQuery, SearchAccountResponse } from './search.schemas.ts';

/** Searches the account's licenses, customers and versions. */
export const searchAccount = {
  method: 'GET',
  url: '/api/v1/search',
  config: {
    operationId: 'searchAccount',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    // A person who types causes at most two or three requests a second.
    rateLimit: { perMinute: 300 },
  },
  schema: {
    summary: 'Search licenses, customers, versions and feature flags',
    tags: ['Account'],
    querystring: SearchAccountQuery,
    response: { 200: SearchAccountResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;
