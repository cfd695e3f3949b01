import { OPERATOR_WORK } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, sessionErrors } from '../contract/responses.ts';
import { PatchServerSettingsRequest, ServerSettingsResponse } from './admin.schemas.ts';

const tags = ['Administration'] as const;

/** Returns the settings of this server that operators change in the dashboard. */
export const readServerSettings = {
  method: 'GET',
  url: '/api/v1/admin/settings',
  config: {
    operationId: 'readServerSettings',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Read the server's settings",
    tags,
    response: { 200: ServerSettingsResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Changes the settings of this server. Requires a password confirmation (403 `proof_required`). */
export const updateServerSettings = {
  method: 'PATCH',
  url: '/api/v1/admin/settings',
  config: {
    operationId: 'updateServerSettings',
    access: OPERATOR_WORK,
    scope: 'none',
    audit: { when: 'always', namedBy: 'registration' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Change the server's settings",
    tags,
    body: PatchServerSettingsRequest,
    response: { 200: ServerSettingsResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
