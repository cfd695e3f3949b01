import * as z from 'zod/mini';
import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams, SavedResponse } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import {
  ExplainFlagsQuery,
  FlagChangeParams,
  FlagChangeResponse,
  FlagExplanationResponse,
  FlagReachResponse,
  RestoreFlagRequest,
} from './flagHistory.schemas.ts';
import { FlagScheduleResponse, SaveFlagScheduleRequest } from './flagSchedule.schemas.ts';
import { FlagParams } from './flags.schemas.ts';

const tags = ['Feature flags'] as const;

/** Returns the newest 100 changes of a flag, newest first. */
export const listFlagChanges = {
  method: 'GET',
  url: '/api/v2/feature-flags/products/:id/flags/:flagId/changes',
  config: {
    operationId: 'listFlagChanges',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'flag' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "List a flag's changes",
    tags,
    params: FlagParams,
    response: { 200: z.array(FlagChangeResponse), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns how far a change of a flag has reached. */
export const readFlagReach = {
  method: 'GET',
  url: '/api/v2/feature-flags/products/:id/flags/:flagId/changes/:changeId/reach',
  config: {
    operationId: 'readFlagReach',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'flag' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read how far a change has reached',
    tags,
    params: FlagChangeParams,
    response: { 200: FlagReachResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Restores a flag to its state after a change. */
export const restoreFlag = {
  method: 'POST',
  url: '/api/v2/feature-flags/products/:id/flags/:flagId/changes/:changeId/restore',
  config: {
    operationId: 'restoreFlag',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'flag' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Restore a flag to its state after a change',
    tags,
    params: FlagChangeParams,
    body: RestoreFlagRequest,
    response: { 200: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Returns each flag's result for an identifier and attributes, with its reason. Nothing is recorded. */
export const explainFlags = {
  method: 'GET',
  url: '/api/v2/feature-flags/products/:id/explain',
  config: {
    operationId: 'explainFlags',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'flagProduct' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Explain every flag's result",
    tags,
    params: IdParams,
    querystring: ExplainFlagsQuery,
    response: { 200: z.array(FlagExplanationResponse), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns a flag's schedule, or null. */
export const readFlagSchedule = {
  method: 'GET',
  url: '/api/v2/feature-flags/products/:id/flags/:flagId/schedule',
  config: {
    operationId: 'readFlagSchedule',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'flag' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Read a flag's schedule",
    tags,
    params: FlagParams,
    response: { 200: z.nullable(FlagScheduleResponse), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Replaces a flag's schedule. */
export const saveFlagSchedule = {
  method: 'PUT',
  url: '/api/v2/feature-flags/products/:id/flags/:flagId/schedule',
  config: {
    operationId: 'saveFlagSchedule',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'flag' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Replace a flag's schedule",
    tags,
    params: FlagParams,
    body: SaveFlagScheduleRequest,
    response: { 200: FlagScheduleResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Pauses a flag's schedule. */
export const pauseFlagSchedule = {
  method: 'POST',
  url: '/api/v2/feature-flags/products/:id/flags/:flagId/schedule/pause',
  config: {
    operationId: 'pauseFlagSchedule',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'flag' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Pause a flag's schedule",
    tags,
    params: FlagParams,
    response: { 200: FlagScheduleResponse, ...sessionErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Resumes a flag's schedule and moves its remaining steps by the length of the pause. */
export const resumeFlagSchedule = {
  method: 'POST',
  url: '/api/v2/feature-flags/products/:id/flags/:flagId/schedule/resume',
  config: {
    operationId: 'resumeFlagSchedule',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'flag' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Resume a flag's schedule",
    tags,
    params: FlagParams,
    response: { 200: FlagScheduleResponse, ...sessionErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Deletes a flag's schedule. Steps that were executed stay. */
export const deleteFlagSchedule = {
  method: 'DELETE',
  url: '/api/v2/feature-flags/products/:id/flags/:flagId/schedule',
  config: {
    operationId: 'deleteFlagSchedule',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'flag' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Delete a flag's schedule",
    tags,
    params: FlagParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
