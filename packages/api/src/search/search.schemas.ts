import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { fieldValidation } from '../contract/field.messages.ts';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';
import { PRODUCT_KINDS } from '../contract/productKind.ts';
import { CustomerResponse } from '../customers/customers.schemas.ts';
import { LicenseResponse } from '../licenses/licenses.schemas.ts';
import { SEARCH } from './search.limits.ts';
import { searchValidation } from './search.messages.ts';

/**
 * A search. Licenses match like in their list, and customers like in theirs. A version matches if
 * every word is a part of its product's name or slug, or the beginning of its number. A feature flag matches
 * if every word is a part of its name, its identifier or its product's name.
 */
export const SearchAccountQuery = z.object({
  query: z
    .string(searchValidation.tooShort)
    .check(
      z.trim(),
      z.minLength(SEARCH.minLength, searchValidation.tooShort),
      z.maxLength(TEXT_LIMITS.line, fieldValidation.tooLong),
    ),
});

const FoundLicense = z.pick(LicenseResponse, {
  _id: true,
  key: true,
  productInfo: true,
  customerEmail: true,
  status: true,
});

const FoundCustomer = z.pick(CustomerResponse, {
  _id: true,
  email: true,
  first_name: true,
  last_name: true,
  licenseCount: true,
});

const FoundVersion = z.object({
  _id: Id,
  version: z.string(),
  createdAt: Timestamp,
  product: z.object({ _id: Id, kind: z.enum(PRODUCT_KINDS), name: z.string() }),
});

const FoundFlag = z.object({
  _id: Id,
  name: z.string(),
  identifier: z.string(),
  active: z.boolean(),
  product: z.object({ _id: Id, name: z.string() }),
});

/** Returns the schema of the results of one kind, at most 5. `hasMore` says whether there are others. */
const resultsOf = <const Result extends z.ZodMiniType>(result: Result) =>
  z.object({ results: z.array(result), hasMore: z.boolean() });

/**
 * The newest licenses that match, the customers by e-mail address, the newest versions, and the feature
 * flags by name.
 */
export const SearchAccountResponse = z.object({
  licenses: resultsOf(FoundLicense),
  customers: resultsOf(FoundCustomer),
  versions: resultsOf(FoundVersion),
  flags: resultsOf(FoundFlag),
});

/** @see {@link SearchAccountResponse} */
export type SearchAccountResponse = z.infer<typeof SearchAccountResponse>;
