import { ACCOUNT_READ } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { sessionErrors } from '../contract/responses.ts';
import { LicenseDecisionsQuery, LicenseDecisionsResponse } from './decisions.schemas.ts';

/** Returns why sites with a license key or a domain were allowed or denied. */
export const listLicenseDecisions = {
  method: 'GET',
  url: '/api/v2/license/decisions',
  config: {
    operationId: 'listLicenseDecisions',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the access log of a license key or a domain',
    tags: ['Licenses'],
    querystring: LicenseDecisionsQuery,
    response: { 200: LicenseDecisionsResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;
