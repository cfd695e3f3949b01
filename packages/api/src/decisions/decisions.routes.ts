import type { RouteRecord } from '../contract/record.ts';
import { sessionErrors } from '../contract/responses.ts';
import { LicenseDecisionsQuery, LicenseDecisionsResponse } from './decisions.schemas.ts';

const tags = ['Licenses'] as const;

/** Why sites were let in or refused. */
export const listLicenseDecisions = {
  method: 'GET',
  url: '/api/v2/license/decisions',
  config: { operationId: 'listLicenseDecisions', access: 'session' },
  schema: {
    summary: 'Read the last decisions about a license key or a domain, with their reasons',
    tags,
    querystring: LicenseDecisionsQuery,
    response: { 200: LicenseDecisionsResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;
