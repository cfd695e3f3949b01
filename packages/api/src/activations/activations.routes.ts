import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, NoContent, sessionErrors } from '../contract/responses.ts';
import {
  ActivationListResponse,
  ActivationParams,
  ListActivationsQuery,
} from './activations.schemas.ts';

const tags = ['Licenses'] as const;

/** Returns a page of a license's activations. */
export const listActivations = {
  method: 'GET',
  url: '/api/v2/license/:id/activations',
  config: {
    operationId: 'listActivations',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'license' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "List a license's activations, most recently seen first",
    tags,
    params: IdParams,
    querystring: ListActivationsQuery,
    response: { 200: ActivationListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Deactivates a license on a site. The site can activate it again. */
export const deleteActivation = {
  method: 'DELETE',
  url: '/api/v2/license/:id/activations/:activationId',
  config: {
    operationId: 'deleteActivation',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'license' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Deactivate a license on a site',
    tags,
    params: ActivationParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
