import * as z from 'zod/mini';
import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, publicErrors, sessionErrors, text } from '../contract/responses.ts';
import {
  BuildResponse,
  ListBuildsQuery,
  PushResponse,
  StreamBuildQuery,
} from './builds.schemas.ts';

const tags = ['Continuous deployment'] as const;
const callingRate = { perMinute: 60 } as const;

/** Server-sent events. */
const EventStream = {
  description: 'Events, until the build ends',
  content: { 'text/event-stream': { schema: z.any() } },
} as const;

/** Returns a page of the account's builds, newest first. */
export const listBuilds = {
  method: 'GET',
  url: '/api/v1/repositories/webhook-log',
  config: {
    operationId: 'listBuilds',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List builds, newest first',
    tags,
    querystring: ListBuildsQuery,
    response: { 200: z.array(BuildResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Returns a page of a plugin's builds, newest first. */
export const listPluginBuilds = {
  method: 'GET',
  url: '/api/v1/repositories/webhook-log/plugin/:id',
  config: {
    operationId: 'listPluginBuilds',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'product' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the builds of a plugin',
    tags,
    params: IdParams,
    querystring: ListBuildsQuery,
    response: { 200: z.array(BuildResponse), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns a page of a theme's builds, newest first. */
export const listThemeBuilds = {
  method: 'GET',
  url: '/api/v1/repositories/webhook-log/theme/:id',
  config: {
    operationId: 'listThemeBuilds',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'product' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the builds of a theme',
    tags,
    params: IdParams,
    querystring: ListBuildsQuery,
    response: { 200: z.array(BuildResponse), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Builds the same commit again. */
export const replayBuild = {
  method: 'POST',
  url: '/api/v1/repositories/webhook-log/replay/:id',
  config: {
    operationId: 'replayBuild',
    access: ACCOUNT_WORK,
    scope: 'release',
    audit: { when: 'always', subject: 'build' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Build the same commit again',
    tags,
    params: IdParams,
    response: { 201: BuildResponse, ...sessionErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Returns a build. */
export const readBuild = {
  method: 'GET',
  url: '/api/v1/repositories/webhook-log/:id',
  config: {
    operationId: 'readBuild',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'build' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read a build',
    tags,
    params: IdParams,
    response: { 200: BuildResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Streams a build's log as server-sent events until it ends: `line` with a line, and `build` with each new state. The id of a line's event is its number. */
export const streamBuild = {
  method: 'GET',
  url: '/api/v1/repositories/webhook-log/:id/stream',
  config: {
    operationId: 'streamBuild',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'build' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Stream the log of a build',
    tags,
    params: IdParams,
    querystring: StreamBuildQuery,
    response: { 200: EventStream, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Downloads a build's log as a text file. */
export const downloadBuildLog = {
  method: 'GET',
  url: '/api/v1/repositories/webhook-log/:id/download',
  config: {
    operationId: 'downloadBuildLog',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'build' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Download the log of a build',
    tags,
    params: IdParams,
    response: { 200: text('The log'), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Builds the head of the connected branch now. */
export const buildNow = {
  method: 'POST',
  url: '/api/v1/repositories/build/:id',
  config: {
    operationId: 'buildNow',
    access: ACCOUNT_WORK,
    scope: 'release',
    audit: { when: 'always', subject: 'product' },
    rateLimit: callingRate,
  },
  schema: {
    summary: 'Build the branch now',
    tags,
    params: IdParams,
    response: { 201: BuildResponse, ...sessionErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/**
 * Receives a push from a code host. The body is signed with the product's webhook secret; its form is
 * that of the code host. The work is queued, so the response comes at once.
 */
export const receivePush = {
  method: 'POST',
  url: '/api/v2/public/deployments/:id/push',
  config: {
    operationId: 'receivePush',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Receive a push from a code host',
    tags,
    params: IdParams,
    response: { 200: PushResponse, 202: PushResponse, ...publicErrors, ...errors(401, 404, 413) },
  },
} as const satisfies RouteRecord;
