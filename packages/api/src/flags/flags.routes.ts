import * as z from 'zod/mini';
import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams, SavedResponse } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import {
  bodyErrors,
  errors,
  NoContent,
  publicErrors,
  sessionErrors,
} from '../contract/responses.ts';
import { OnUsersResponse } from './flagProducts.schemas.ts';
import {
  CreateFlagRequest,
  FlagDetailResponse,
  FlagParams,
  FlagResponse,
  PatchFlagRequest,
  PublicFlagsQuery,
  PublicFlagsResponse,
} from './flags.schemas.ts';

const tags = ['Feature flags'] as const;

/** Returns the flags of a product, sorted by name. */
export const listFlags = {
  method: 'GET',
  url: '/api/v2/feature-flags/products/:id/flags',
  config: {
    operationId: 'listFlags',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'flagProduct' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "List a product's flags",
    tags,
    params: IdParams,
    response: { 200: z.array(FlagResponse), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Adds a flag to a product. */
export const createFlag = {
  method: 'POST',
  url: '/api/v2/feature-flags/products/:id/flags',
  config: {
    operationId: 'createFlag',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'flagProduct', namedBy: 'identifier' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Add a flag',
    tags,
    params: IdParams,
    body: CreateFlagRequest,
    response: { 201: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Returns a flag with the identifiers that it lists. */
export const readFlag = {
  method: 'GET',
  url: '/api/v2/feature-flags/products/:id/flags/:flagId',
  config: {
    operationId: 'readFlag',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'flag' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read a flag',
    tags,
    params: FlagParams,
    response: { 200: FlagDetailResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Changes some fields of a flag. */
export const updateFlag = {
  method: 'PATCH',
  url: '/api/v2/feature-flags/products/:id/flags/:flagId',
  config: {
    operationId: 'updateFlag',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'flag' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Change some fields of a flag',
    tags,
    params: FlagParams,
    body: PatchFlagRequest,
    response: { 200: FlagResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Deletes a flag with its history. Fails for a flag that this dashboard depends on. */
export const deleteFlag = {
  method: 'DELETE',
  url: '/api/v2/feature-flags/products/:id/flags/:flagId',
  config: {
    operationId: 'deleteFlag',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'flag' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Delete a flag',
    tags,
    params: FlagParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Returns people the flag is on for. */
export const listOnUsers = {
  method: 'GET',
  url: '/api/v2/feature-flags/products/:id/flags/:flagId/on-users/',
  config: {
    operationId: 'listOnUsers',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'flag' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List people a flag is on for',
    tags,
    params: FlagParams,
    response: { 200: OnUsersResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/**
 * Returns a product's feature flags for one identifier. An unknown product has none. The bucket of an
 * identifier is `murmurHash3_x86_32(flagId + ":" + identifier) % 100 + 1`: a percentage includes the buckets
 * up to it.
 */
export const readPublicFlags = {
  method: 'GET',
  url: '/api/v2/public/feature-flags/:id',
  config: {
    operationId: 'readPublicFlags',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Read a product's feature flags for one identifier",
    tags,
    params: IdParams,
    querystring: PublicFlagsQuery,
    response: { 200: PublicFlagsResponse, 304: NoContent, ...publicErrors },
  },
} as const satisfies RouteRecord;
