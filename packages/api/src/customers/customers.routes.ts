import * as z from 'zod/mini';
import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams, SavedResponse } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
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

/** Returns the account's customers, sorted by e-mail. */
export const listCustomers = {
  method: 'GET',
  url: '/api/v2/customers',
  config: {
    operationId: 'listCustomers',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
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
  config: {
    operationId: 'createCustomer',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', namedBy: 'email' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Add a customer',
    tags,
    body: CreateCustomerRequest,
    response: { 201: SavedResponse, ...sessionErrors, ...bodyErrors },
  },
} as const satisfies RouteRecord;

/** Returns a customer and their licenses. */
export const readCustomer = {
  method: 'GET',
  url: '/api/v2/customers/:id',
  config: {
    operationId: 'readCustomer',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'customer' },
    rateLimit: STANDARD_RATE,
  },
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
  config: {
    operationId: 'updateCustomer',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'customer' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Change some fields of a customer',
    tags,
    params: IdParams,
    body: PatchCustomerRequest,
    response: { 200: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Deletes a customer, with or without their licenses. */
export const deleteCustomer = {
  method: 'DELETE',
  url: '/api/v2/customers/:id',
  config: {
    operationId: 'deleteCustomer',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'customer' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Delete a customer',
    tags,
    params: IdParams,
    querystring: DeleteCustomerQuery,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the customers that match as a CSV file. */
export const exportCustomers = {
  method: 'GET',
  url: '/api/v2/customers/export',
  config: {
    operationId: 'exportCustomers',
    access: ACCOUNT_WORK,
    scope: 'read',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Export customers as CSV, sorted by e-mail',
    tags,
    querystring: FilterCustomersQuery,
    response: { 200: CsvFile, ...sessionErrors },
  },
} as const satisfies RouteRecord;
