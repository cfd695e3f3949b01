import { IdParams } from '../contract/primitives.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, NoContent, sessionErrors } from '../contract/responses.ts';
import {
  ActivationListResponse,
  ActivationParams,
  ListActivationsQuery,
} from './activations.schemas.ts';

const tags = ['Licenses'] as const;

/** Where a licence is in use. */
export const listActivations = {
  method: 'GET',
  url: '/api/v2/license/:id/activations',
  config: { operationId: 'listActivations', access: 'session' },
  schema: {
    summary: 'List the sites a license is in use on, the one seen last first',
    tags,
    params: IdParams,
    querystring: ListActivationsQuery,
    response: { 200: ActivationListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Frees the place that a site takes. The site may take one again when it asks next. */
export const deleteActivation = {
  method: 'DELETE',
  url: '/api/v2/license/:id/activations/:activationId',
  config: { operationId: 'deleteActivation', access: 'session' },
  schema: {
    summary: 'Deactivate a site of a license',
    tags,
    params: ActivationParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
