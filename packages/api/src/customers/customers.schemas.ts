import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { fieldValidation } from '../contract/field.messages.ts';
import { Cursor, Id, Notes, Revision, Timestamp } from '../contract/primitives.schemas.ts';
import { LicenseResponse } from '../licenses/licenses.schemas.ts';
import { CUSTOMERS_PAGE } from './customers.limits.ts';
import { customerValidation } from './customers.messages.ts';

const personName = z.optional(
  z.string().check(z.trim(), z.maxLength(TEXT_LIMITS.name, fieldValidation.tooLong)),
);

const email = z
  .string(customerValidation.emailRequired)
  .check(
    z.trim(),
    z.minLength(1, customerValidation.emailRequired),
    z.maxLength(254, fieldValidation.email),
    z.email(fieldValidation.email),
  );

/**
 * A new customer. An omitted name is blank.
 * @see specification, section 3, "Customer"
 */
export const CreateCustomerRequest = z.object({
  first_name: personName,
  last_name: personName,
  email,
  notes: z.optional(Notes),
});

/** @see {@link CreateCustomerRequest} */
export type CreateCustomerRequest = z.infer<typeof CreateCustomerRequest>;

/** Changes to some fields of a customer. */
export const PatchCustomerRequest = z.extend(z.partial(CreateCustomerRequest), {
  revision: Revision,
});

/** @see {@link PatchCustomerRequest} */
export type PatchCustomerRequest = z.infer<typeof PatchCustomerRequest>;

/**
 * Matches the beginnings of words in name, e-mail address and notes, and any part of name or e-mail
 * address, if a word of `q` has at least three characters. Without `q` every customer matches.
 */
export const FilterCustomersQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.line))),
});

/**
 * A filter, and a page of at most `limit` customers (by default 1,000). `after` is the cursor of the page,
 * from the header `Pressdock-Next` of the previous response, or the `_id` of a customer.
 */
export const ListCustomersQuery = z.extend(FilterCustomersQuery, {
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(CUSTOMERS_PAGE))),
  after: z.optional(Cursor),
});

/** Whether to delete the customer's licenses as well. Otherwise they remain without a customer. */
export const DeleteCustomerQuery = z.object({
  deleteAssociatedLicenses: z.optional(z.enum(['true', 'false'])),
});

/** A customer. */
export const CustomerResponse = z.object({
  _id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  notes: z.string(),
  licenseCount: z.number(),
  revision: z.number(),
  createdAt: Timestamp,
});

/** @see {@link CustomerResponse} */
export type CustomerResponse = z.infer<typeof CustomerResponse>;

/** A customer with their newest licenses, at most 500. */
export const CustomerDetailResponse = z.extend(CustomerResponse, {
  licenses: z.array(LicenseResponse),
});

/** @see {@link CustomerDetailResponse} */
export type CustomerDetailResponse = z.infer<typeof CustomerDetailResponse>;
