import * as z from 'zod/mini';
import { RegisterResponse } from '../accounts/accounts.schemas.ts';
import { IdParams } from '../contract/primitives.ts';
import type { RouteRecord } from '../contract/record.ts';
import {
  bodyErrors,
  errors,
  NoContent,
  publicErrors,
  sessionErrors,
} from '../contract/responses.ts';
import {
  AccountListResponse,
  AccountResponse,
  CreateOperatorRequest,
  InterfaceFlagResponse,
  ListAccountsQuery,
  PatchAccountRequest,
  PatchInterfaceFlagRequest,
  ViewingResponse,
} from './admin.schemas.ts';

const tags = ['Administration'] as const;

/** Makes the operator's account, once, with the code that the server printed at its first start. */
export const createOperator = {
  method: 'POST',
  url: '/api/v1/users/create/operator',
  config: { operationId: 'createOperator', access: 'public' },
  schema: {
    summary: "Make the operator's account with the one-time code",
    tags,
    body: CreateOperatorRequest,
    response: { 201: RegisterResponse, ...publicErrors, ...bodyErrors, ...errors(403) },
  },
} as const satisfies RouteRecord;

/** Finds accounts, newest first. For the operator, as are all calls here; 404 for anybody else. */
export const listAccounts = {
  method: 'GET',
  url: '/api/v1/admin/accounts',
  config: { operationId: 'listAccounts', access: 'session' },
  schema: {
    summary: 'Find accounts',
    tags,
    querystring: ListAccountsQuery,
    response: { 200: AccountListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** One account. */
export const readAccount = {
  method: 'GET',
  url: '/api/v1/admin/accounts/:id',
  config: { operationId: 'readAccount', access: 'session' },
  schema: {
    summary: 'Read an account',
    tags,
    params: IdParams,
    response: { 200: AccountResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Sets plan and permissions of an account. */
export const updateAccount = {
  method: 'PATCH',
  url: '/api/v1/admin/accounts/:id',
  config: { operationId: 'updateAccount', access: 'session' },
  schema: {
    summary: 'Set plan and permissions of an account',
    tags,
    params: IdParams,
    body: PatchAccountRequest,
    response: { 200: AccountResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Views an account as its owner sees it, for 30 minutes, in this session. */
export const viewAccount = {
  method: 'POST',
  url: '/api/v1/admin/accounts/:id/view',
  config: { operationId: 'viewAccount', access: 'session' },
  schema: {
    summary: 'View an account as its owner, for 30 minutes',
    tags,
    params: IdParams,
    response: { 200: ViewingResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Goes back to the operator's own account. */
export const endViewing = {
  method: 'DELETE',
  url: '/api/v1/admin/view',
  config: { operationId: 'endViewing', access: 'session' },
  schema: {
    summary: 'End viewing an account',
    tags,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** The switches of the dashboard's own parts. */
export const listInterfaceFlags = {
  method: 'GET',
  url: '/api/v1/admin/interface-flags',
  config: { operationId: 'listInterfaceFlags', access: 'session' },
  schema: {
    summary: "List the switches of the dashboard's own parts",
    tags,
    response: { 200: z.array(InterfaceFlagResponse), ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Switches a part of the dashboard on or off, for everybody. */
export const updateInterfaceFlag = {
  method: 'PATCH',
  url: '/api/v1/admin/interface-flags/:id',
  config: { operationId: 'updateInterfaceFlag', access: 'session' },
  schema: {
    summary: 'Switch a part of the dashboard on or off',
    tags,
    params: IdParams,
    body: PatchInterfaceFlagRequest,
    response: { 200: InterfaceFlagResponse, ...sessionErrors, ...bodyErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
