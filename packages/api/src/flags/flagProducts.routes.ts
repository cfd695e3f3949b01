import * as z from 'zod/mini';
import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams, SavedResponse } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import {
  ActiveUserCountResponse,
  ActiveUserLimitResponse,
  DeleteFlagUserQuery,
  FlagClientResponse,
  FlagCountsResponse,
  FlagProductFiguresResponse,
  FlagProductResponse,
  FlagUserResponse,
  SaveFlagProductRequest,
  SearchFlagUsersQuery,
} from './flagProducts.schemas.ts';

const tags = ['Feature flags'] as const;

/** Returns the account's products with feature flags, sorted by name. */
export const listFlagProducts = {
  method: 'GET',
  url: '/api/v2/feature-flags/products',
  config: {
    operationId: 'listFlagProducts',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List products with feature flags',
    tags,
    response: { 200: z.array(FlagProductResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Adds a product with feature flags. */
export const createFlagProduct = {
  method: 'POST',
  url: '/api/v2/feature-flags/products',
  config: {
    operationId: 'createFlagProduct',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', namedBy: 'name' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Add a product with feature flags',
    tags,
    body: SaveFlagProductRequest,
    response: { 201: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** Returns a product with feature flags. */
export const readFlagProduct = {
  method: 'GET',
  url: '/api/v2/feature-flags/products/:id',
  config: {
    operationId: 'readFlagProduct',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'flagProduct' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read a product with feature flags',
    tags,
    params: IdParams,
    response: { 200: FlagProductResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Renames a product with feature flags. */
export const updateFlagProduct = {
  method: 'PATCH',
  url: '/api/v2/feature-flags/products/:id',
  config: {
    operationId: 'updateFlagProduct',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'flagProduct' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Rename a product with feature flags',
    tags,
    params: IdParams,
    body: SaveFlagProductRequest,
    response: { 200: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Deletes a product with its flags, their history and its identifiers. */
export const deleteFlagProduct = {
  method: 'DELETE',
  url: '/api/v2/feature-flags/products/:id',
  config: {
    operationId: 'deleteFlagProduct',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'flagProduct' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Delete a product with feature flags',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Returns how many flags of a product are on and off. */
export const readFlagCounts = {
  method: 'GET',
  url: '/api/v2/feature-flags/products/:id/flag-counts',
  config: {
    operationId: 'readFlagCounts',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'flagProduct' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Count a product's flags",
    tags,
    params: IdParams,
    response: { 200: FlagCountsResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns how many identifiers requested the flags of a product in the last 30 days. */
export const readActiveUserCount = {
  method: 'GET',
  url: '/api/v2/feature-flags/products/:id/active-user-count',
  config: {
    operationId: 'readActiveUserCount',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'flagProduct' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: "Count a product's active users",
    tags,
    params: IdParams,
    response: { 200: ActiveUserCountResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the flag counts and the active users of all products, to sort them. */
export const listFlagProductFigures = {
  method: 'GET',
  url: '/api/v2/feature-flags/product-figures',
  config: {
    operationId: 'listFlagProductFigures',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Count the flags and active users of all products',
    tags,
    response: { 200: z.array(FlagProductFiguresResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Returns at most 50 identifiers that contain a text and have requested the flags of a product. */
export const searchFlagUsers = {
  method: 'GET',
  url: '/api/v2/feature-flags/products/:id/users',
  config: {
    operationId: 'searchFlagUsers',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'flagProduct' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Search the identifiers that requested flags',
    tags,
    params: IdParams,
    querystring: SearchFlagUsersQuery,
    response: { 200: z.array(FlagUserResponse), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Deletes everything that is stored about an identifier, also in flags that list it and in their history. */
export const deleteFlagUser = {
  method: 'DELETE',
  url: '/api/v2/feature-flags/products/:id/users',
  config: {
    operationId: 'deleteFlagUser',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'flagProduct' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Delete an identifier',
    tags,
    params: IdParams,
    querystring: DeleteFlagUserQuery,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns a PHP file that evaluates the flags of a product. */
export const readFlagClient = {
  method: 'GET',
  url: '/api/v2/feature-flags/products/:id/php-client',
  config: {
    operationId: 'readFlagClient',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'flagProduct' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the PHP client of a product',
    tags,
    params: IdParams,
    response: { 200: FlagClientResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns whether the account has more active users than its plan includes. */
export const readActiveUserLimit = {
  method: 'GET',
  url: '/api/v2/feature-flags/over-active-user-limit',
  config: {
    operationId: 'readActiveUserLimit',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Compare the active users with the plan',
    tags,
    response: { 200: ActiveUserLimitResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;
