import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { fieldValidation } from '../contract/field.messages.ts';
import { Id, Notes, Revision, Timestamp } from '../contract/primitives.ts';
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
 * Adding a customer. A name left out is blank.
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

/** Changing some fields of a customer. */
export const PatchCustomerRequest = z.extend(z.partial(CreateCustomerRequest), {
  revision: Revision,
});

/** @see {@link PatchCustomerRequest} */
export type PatchCustomerRequest = z.infer<typeof PatchCustomerRequest>;

/** Whose name, e-mail or notes hold words that begin so; everybody when it is left out. */
export const FilterCustomersQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.line))),
});

/**
 * Which customers, and how many of them (1,000 when it is left out). `after` is the `_id` of the last
 * one read: those that come after it are answered.
 */
export const ListCustomersQuery = z.extend(FilterCustomersQuery, {
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(CUSTOMERS_PAGE))),
  after: z.optional(Id),
});

/** Whether the customer's licences go, too; otherwise they stay, without a customer. */
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

/** A customer with their licences, newest first, 500 at most. */
export const CustomerDetailResponse = z.extend(CustomerResponse, {
  licenses: z.array(LicenseResponse),
});

/** @see {@link CustomerDetailResponse} */
export type CustomerDetailResponse = z.infer<typeof CustomerDetailResponse>;
