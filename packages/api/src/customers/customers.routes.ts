import * as z from 'zod/mini';
import { IdParams, SavedResponse } from '../contract/primitives.ts';
import type { RouteRecord } from '../contract/record.ts';
import { bodyErrors, CsvFile, errors, NoContent, sessionErrors } from '../contract/responses.ts';
import {
  CreateCustomerRequest,
  CustomerDetailResponse,
  CustomerResponse,
  DeleteCustomerQuery,
  FilterCustomersQuery,
  ListCustomersQuery,
  PatchCustomerRequest,
} from './customers.schemas.ts';

const tags = ['Customers'] as const;

/** The customers of the account, sorted by e-mail. */
export const listCustomers = {
  method: 'GET',
  url: '/api/v2/customers',
  config: { operationId: 'listCustomers', access: 'session' },
  schema: {
    summary: 'List or search customers, sorted by e-mail',
    tags,
    querystring: ListCustomersQuery,
    response: { 200: z.array(CustomerResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Adds a customer. */
export const createCustomer = {
  method: 'POST',
  url: '/api/v2/customers',
  config: { operationId: 'createCustomer', access: 'session' },
  schema: {
    summary: 'Add a customer',
    tags,
    body: CreateCustomerRequest,
    response: { 201: SavedResponse, ...sessionErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Reads a customer and their licences. */
export const readCustomer = {
  method: 'GET',
  url: '/api/v2/customers/:id',
  config: { operationId: 'readCustomer', access: 'session' },
  schema: {
    summary: 'Read a customer and their licenses',
    tags,
    params: IdParams,
    response: { 200: CustomerDetailResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Changes some fields of a customer. */
export const updateCustomer = {
  method: 'PATCH',
  url: '/api/v2/customers/:id',
  config: { operationId: 'updateCustomer', access: 'session' },
  schema: {
    summary: 'Change some fields of a customer',
    tags,
    params: IdParams,
    body: PatchCustomerRequest,
    response: { 200: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Deletes a customer, with or without their licences. */
export const deleteCustomer = {
  method: 'DELETE',
  url: '/api/v2/customers/:id',
  config: { operationId: 'deleteCustomer', access: 'session' },
  schema: {
    summary: 'Delete a customer',
    tags,
    params: IdParams,
    querystring: DeleteCustomerQuery,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** All customers, or those a search finds, as a file. */
export const exportCustomers = {
  method: 'GET',
  url: '/api/v2/customers/export',
  config: { operationId: 'exportCustomers', access: 'session' },
  schema: {
    summary: 'Download customers as CSV, sorted by e-mail',
    tags,
    querystring: FilterCustomersQuery,
    response: { 200: CsvFile, ...sessionErrors },
  },
} as const satisfies RouteRecord;
