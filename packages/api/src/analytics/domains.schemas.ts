import * as z from 'zod/mini';
import { Id } from '../contract/primitives.schemas.ts';
import { COMPARATORS, VERSION_FACTS } from './analytics.limits.ts';
import { Day, DomainsPageSize, SiteFilters } from './siteFilter.schemas.ts';

const symbols = Object.values(COMPARATORS) as [string, ...string[]];

/**
 * Which domains to list. `page` counts from 1. `query` searches a part of the domain. A field, a
 * comparator and a version limit the list only together.
 */
export const ListDomainsQuery = z.object({
  date: Day,
  product: z.optional(Id),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  pageSize: z.optional(DomainsPageSize),
  query: z.optional(z.string().check(z.maxLength(200))),
  selectedField: z.optional(z.enum(VERSION_FACTS)),
  selectedComparator: z.optional(z.enum(symbols)),
  selectedVersion: z.optional(z.string().check(z.maxLength(100))),
  filter: SiteFilters,
});

/** A site that sent its domain with consent. `ip_address` is its network; blank if it is unknown. */
export const DomainResponse = z.object({
  domain: z.string(),
  product: Id,
  version: z.string(),
  wordpress: z.string(),
  php: z.string(),
  mysql: z.string(),
  language: z.string(),
  ip_address: z.string(),
});

/** @see {@link DomainResponse} */
export type DomainResponse = z.infer<typeof DomainResponse>;

/** A page of domains in alphabetical order, and the number of all that match. */
export const DomainListResponse = z.object({
  results: z.array(DomainResponse),
  total: z.number(),
  totalPages: z.number(),
});

/** @see {@link DomainListResponse} */
export type DomainListResponse = z.infer<typeof DomainListResponse>;

/** The network of a site of the account, as a domain's `ip_address`. */
export const SiteAddressQuery = z.object({
  product: z.optional(Id),
  ip_address: z.string().check(z.minLength(2), z.maxLength(50)),
});

/** The location of a network. Blank for what is unknown. The spelling of the state is the specification's. */
export const SiteLocationResponse = z.object({
  city: z.string(),
  stateProvidence: z.string(),
  country: z.string(),
});

/** @see {@link SiteLocationResponse} */
export type SiteLocationResponse = z.infer<typeof SiteLocationResponse>;

/** The hosting provider of a network; blank if it is unknown. */
export const SiteHostingResponse = z.object({ organization: z.string() });

/** @see {@link SiteHostingResponse} */
export type SiteHostingResponse = z.infer<typeof SiteHostingResponse>;

/** Whether the server can look up locations and hosting providers, and the source to name if it can. */
export const LookupSourcesResponse = z.object({
  location: z.nullable(z.object({ name: z.string(), url: z.string() })),
  hosting: z.nullable(z.object({ name: z.string(), url: z.string() })),
});

/** @see {@link LookupSourcesResponse} */
export type LookupSourcesResponse = z.infer<typeof LookupSourcesResponse>;
