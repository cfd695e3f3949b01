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

/** A refusal as text, with its name in the header `Pressdock-Code`; as JSON where that is asked for. */
const refusedText = {
  description: 'The license is not good; the header `Pressdock-Code` names the reason',
  content: {
    'text/plain': { schema: RefusedLicenseResponse.shape.err },
    'application/json': { schema: RefusedLicenseResponse },
  },
} as const;

const changed = {
  description: 'Done; the header `Pressdock-Code` says how it is now',
  content: {
    'text/plain': { schema: ActivationChangeResponse.shape.message },
    'application/json': { schema: ActivationChangeResponse },
  },
} as const;

/** A plugin asks whether a licence is good, wherever. */
export const validateLicense = {
  method: 'GET',
  url: '/api/v2/public/license/validate',
  config: { operationId: 'validateLicense', access: 'public' },
  schema: {
    summary: 'Ask whether a license is good',
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

/** A plugin asks whether a licence is good on a site. */
export const validateLicenseWithDomain = {
  method: 'GET',
  url: '/api/v2/public/license/validate-with-domain',
  config: { operationId: 'validateLicenseWithDomain', access: 'public' },
  schema: {
    summary: 'Ask whether a license is good on a site',
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

/** A plugin takes one of a licence's places for its site. On a site that has one it changes nothing. */
export const activateLicense = {
  method: 'GET',
  url: '/api/v2/public/license/activate',
  config: { operationId: 'activateLicense', access: 'public' },
  schema: {
    summary: 'Activate a license on a site',
    tags,
    querystring: PublicLicenseQuery,
    response: { 200: changed, 400: refusedText, 404: refusedText, ...limited },
  },
} as const satisfies RouteRecord;

/** A plugin gives its site's place back. Where it has none, nothing changes. */
export const deactivateLicense = {
  method: 'GET',
  url: '/api/v2/public/license/deactivate',
  config: { operationId: 'deactivateLicense', access: 'public' },
  schema: {
    summary: 'Deactivate a license on a site',
    tags,
    querystring: PublicLicenseQuery,
    response: { 200: changed, 404: refusedText, ...limited },
  },
} as const satisfies RouteRecord;
