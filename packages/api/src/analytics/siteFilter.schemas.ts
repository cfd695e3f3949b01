import * as z from 'zod/mini';
import { Id } from '../contract/primitives.schemas.ts';
import { COMPARATORS, DOMAINS_PAGE, SITE_FACTS, SITE_FILTER_LIMITS } from './analytics.limits.ts';

const names = Object.keys(COMPARATORS).join('|');
const pattern = new RegExp(
  `^(?:${SITE_FACTS.join('|')})\\.(?:${names})\\..{0,${SITE_FILTER_LIMITS.value}}$`,
  's',
);

/**
 * A condition on a fact, as `fact.comparator.value`: `php.lt.8.1`. A blank value means sites that did not
 * report the fact. A value compares by as many parts as it has: `php.eq.8.1` includes 8.1.29.
 */
export const SiteFilter = z.string().check(z.regex(pattern));

/** One filter or several, all of which a site has to match. */
export const SiteFilters = z.optional(
  z.union([SiteFilter, z.array(SiteFilter).check(z.maxLength(SITE_FILTER_LIMITS.filters))]),
);

/** Returns whether a day exists: 30 February does not. */
function isCalendarDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** A day (UTC) of this century, as YYYY-MM-DD. */
export const Day = z
  .string()
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/), z.refine(isCalendarDay));

/** The path parameter of calls on an account's analytics. */
export const ProjectParams = z.object({ uuid: Id });

/** The path parameters of calls on one day. */
export const ProjectDayParams = z.object({ uuid: Id, date: Day });

/** Limits a call to one product. Without it, the sites of all products are counted. */
export const ProductQuery = z.object({ product: z.optional(Id) });

/** Limits a call to the sites of one product that match all filters. */
export const SitesQuery = z.object({ product: z.optional(Id), filter: SiteFilters });

/** The product that a call is about. */
export const OneProductQuery = z.object({ product: Id });

/** The size of a page of domains. */
export const DomainsPageSize = z.coerce.number().check(z.int(), z.gte(1), z.lte(DOMAINS_PAGE.max));
