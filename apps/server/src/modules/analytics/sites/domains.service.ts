import type {
  DomainListResponse,
  DomainResponse,
  LookupSourcesResponse,
  SiteHostingResponse,
  SiteLocationResponse,
} from '@pressdock/api';
import {
  COMPARATORS,
  type Comparator,
  DOMAINS_PAGE,
  type VersionFact,
} from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { invalid } from '../../../errors.ts';
import { withAnalytics } from '../../../permissions/withAnalytics.ts';
import type { Geo } from '../../../ports/geo.ts';
import { type FoundSite, findDomains } from '../../../snapshots/domainQueries.ts';
import type { SiteFilter } from '../../../snapshots/siteFilter.rules.ts';
import { valueAt } from '../../../snapshots/snapshot.ts';
import { findNetwork } from '../../../snapshots/snapshotQueries.ts';
import { analyticsMessages } from '../analytics.messages.ts';
import { parseFilters, scopeOf } from './siteSelection.ts';
import type { SiteSnapshots } from './siteSnapshots.ts';

/** Which domains to list. */
export interface DomainsQuery {
  date: string;
  product?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
  query?: string | undefined;
  selectedField?: VersionFact | undefined;
  selectedComparator?: string | undefined;
  selectedVersion?: string | undefined;
  filter?: string | string[] | undefined;
}

/** Returns the filter of the specification's three parameters, which belong together. */
function selectedFilter(query: DomainsQuery): SiteFilter[] {
  const { selectedField: fact, selectedComparator, selectedVersion: value = '' } = query;
  if (fact === undefined && selectedComparator === undefined && value === '') return [];
  const comparators = Object.keys(COMPARATORS) as Comparator[];
  const comparator = comparators.find((name) => COMPARATORS[name] === selectedComparator);
  if (fact === undefined || comparator === undefined || value === '') {
    throw invalid(analyticsMessages.comparison);
  }
  return [{ fact, comparator, value }];
}

function toDomain({ product, snapshot, site }: FoundSite): DomainResponse {
  const { columns, hosts } = snapshot;
  return {
    domain: hosts[site] ?? '',
    product,
    version: valueAt(columns.version, site),
    wordpress: valueAt(columns.wordpress, site),
    php: valueAt(columns.php, site),
    mysql: valueAt(columns.mysql, site),
    language: valueAt(columns.language, site),
    ip_address: valueAt(columns.network, site),
  };
}

/** Reads the domains that sites sent with consent. */
export type DomainsService = ReturnType<typeof createDomains>;

/** Creates the service. */
export function createDomains(db: Database, snapshots: SiteSnapshots, geo: Pick<Geo, 'sources'>) {
  /** Finds a network only among the sites of the account. */
  async function find(
    ctx: RequestContext,
    { project, product, date }: { project: string; product: string | undefined; date: string },
    network: string,
  ) {
    const scope = await scopeOf(db, ctx, { project, product });
    const products = await snapshots.read(scope, date);
    return findNetwork(
      products.flatMap(({ parts }) => parts),
      network,
    );
  }

  return {
    /** Returns a page of domains in alphabetical order. */
    async list(
      ctx: RequestContext,
      project: string,
      query: DomainsQuery,
    ): Promise<DomainListResponse> {
      const filters = [...parseFilters(query.filter), ...selectedFilter(query)];
      const { page = 1, pageSize = DOMAINS_PAGE.default } = query;
      const scope = await scopeOf(db, ctx, { project, product: query.product });
      const products = await snapshots.read(scope, query.date);
      const search = (query.query ?? '').trim().toLowerCase();
      const part = { offset: (page - 1) * pageSize, limit: pageSize };
      const { found, total } = findDomains(products, { search, filters }, part);
      return { results: found.map(toDomain), total, totalPages: Math.ceil(total / pageSize) };
    },

    /** Returns the location of a network of the account's sites; blank for what is unknown. */
    async findLocation(
      ctx: RequestContext,
      selection: { project: string; product: string | undefined; date: string },
      network: string,
    ): Promise<SiteLocationResponse> {
      const { city = '', region = '', country = '' } = (await find(ctx, selection, network)) ?? {};
      return { city, stateProvidence: region, country };
    },

    /** Returns the hosting provider of a network of the account's sites; blank if it is unknown. */
    async findHosting(
      ctx: RequestContext,
      selection: { project: string; product: string | undefined; date: string },
      network: string,
    ): Promise<SiteHostingResponse> {
      return { organization: (await find(ctx, selection, network))?.hosting ?? '' };
    },

    /** Returns the sources of locations and hosting providers. */
    readSources: (ctx: RequestContext, project: string): Promise<LookupSourcesResponse> =>
      withAnalytics(db, ctx, project, async () => geo.sources),
  };
}
