import { ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, sessionErrors } from '../contract/responses.ts';
import { LicenseResponse } from '../licenses/licenses.schemas.ts';
import { ExtendLicenseRequest, IssueLicenseRequest } from './licenseIssue.schemas.ts';

const tags = ['Licenses'] as const;

/** Issues a license to a customer, who is found by e-mail address or added. */
export const issueLicense = {
  method: 'POST',
  url: '/api/v2/license/issue',
  config: {
    operationId: 'issueLicense',
    access: ACCOUNT_WORK,
    scope: 'license',
    audit: { when: 'always', namedBy: 'email' },
    needsVerifiedEmail: true,
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Issue a license to an e-mail address',
    tags,
    body: IssueLicenseRequest,
    response: { 201: LicenseResponse, ...sessionErrors, ...bodyErrors, ...errors(403, 409) },
  },
} as const satisfies RouteRecord;

/** Extends a license. */
export const extendLicense = {
  method: 'POST',
  url: '/api/v2/license/:id/extend',
  config: {
    operationId: 'extendLicense',
    access: ACCOUNT_WORK,
    scope: 'license',
    audit: { when: 'always', subject: 'license' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Extend a license',
    tags,
    params: IdParams,
    body: ExtendLicenseRequest,
    response: { 200: LicenseResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
