import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors } from '../contract/responses.ts';
import {
  ActivationChangeResponse,
  PublicLicenseQuery,
  RefusedLicenseResponse,
  ValidLicenseResponse,
} from './licenseChecks.schemas.ts';

const tags = ['Sites'] as const;
const limited = errors(429);

const refusedText = {
  description: 'The license is not valid; the header `Pressdock-Code` contains the reason',
  content: {
    'text/plain': { schema: RefusedLicenseResponse.shape.err },
    'application/json': { schema: RefusedLicenseResponse },
  },
} as const;

const changed = {
  description: 'Done; the header `Pressdock-Code` contains the new state',
  content: {
    'text/plain': { schema: ActivationChangeResponse.shape.message },
    'application/json': { schema: ActivationChangeResponse },
  },
} as const;

/** Returns whether a license is valid, for any site. */
export const validateLicense = {
  method: 'GET',
  url: '/api/v2/public/license/validate',
  config: {
    operationId: 'validateLicense',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Validate a license',
    tags,
    querystring: PublicLicenseQuery,
    response: {
      200: ValidLicenseResponse,
      403: RefusedLicenseResponse,
      404: RefusedLicenseResponse,
      ...limited,
    },
  },
} as const satisfies RouteRecord;

/** Returns whether a license is valid on a site. */
export const validateLicenseWithDomain = {
  method: 'GET',
  url: '/api/v2/public/license/validate-with-domain',
  config: {
    operationId: 'validateLicenseWithDomain',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Validate a license on a site',
    tags,
    querystring: PublicLicenseQuery,
    response: {
      200: ValidLicenseResponse,
      403: RefusedLicenseResponse,
      404: RefusedLicenseResponse,
      ...limited,
    },
  },
} as const satisfies RouteRecord;

/** Activates a license on a site. Changes nothing if it is already active there. */
export const activateLicense = {
  method: 'GET',
  url: '/api/v2/public/license/activate',
  config: {
    operationId: 'activateLicense',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Activate a license on a site',
    tags,
    querystring: PublicLicenseQuery,
    response: { 200: changed, 400: refusedText, 404: refusedText, ...limited },
  },
} as const satisfies RouteRecord;

/** Deactivates a license on a site. Changes nothing if it is not active there. */
export const deactivateLicense = {
  method: 'GET',
  url: '/api/v2/public/license/deactivate',
  config: {
    operationId: 'deactivateLicense',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Deactivate a license on a site',
    tags,
    querystring: PublicLicenseQuery,
    response: { 200: changed, 404: refusedText, ...limited },
  },
} as const satisfies RouteRecord;
