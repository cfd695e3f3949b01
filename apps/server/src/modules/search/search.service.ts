import type { SearchAccountResponse } from '@pressdock/api';
import { SEARCH } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { CustomersService } from '../customers/customers.service.ts';
import type { FlagLookup } from '../flags/lookup/flagLookup.service.ts';
import type { LicenseList } from '../licenses/list/licenseList.service.ts';
import type { VersionLookup } from '../versions/lookup/versionLookup.service.ts';
import { versionWords } from './versionWords.rules.ts';

/** Searches an account. */
export type SearchService = ReturnType<typeof createSearchService>;

/** The services of what is searched. */
export interface SearchedServices {
  licenses: Pick<LicenseList, 'find'>;
  customers: Pick<CustomersService, 'list'>;
  versions: Pick<VersionLookup, 'find'>;
  flags: Pick<FlagLookup, 'find'>;
}

/** Returns the first results of a kind, and whether there are more than were asked for. */
function firstOf<Result>(found: Result[]): { results: Result[]; hasMore: boolean } {
  return { results: found.slice(0, SEARCH.perKind), hasMore: found.length > SEARCH.perKind };
}

/** Creates the service. */
export function createSearchService({ licenses, customers, versions, flags }: SearchedServices) {
  return {
    /** Returns the account's licenses, customers, versions and feature flags that match. */
    async search(ctx: RequestContext, query: string): Promise<SearchAccountResponse> {
      const limit = SEARCH.perKind + 1;
      const [foundLicenses, foundCustomers, foundVersions, foundFlags] = await Promise.all([
        licenses.find(ctx, query, limit),
        customers.list(ctx, { q: query, limit }),
        versions.find(ctx, versionWords(query), limit),
        flags.find(ctx, query, limit),
      ]);
      return {
        licenses: firstOf(foundLicenses),
        customers: firstOf(foundCustomers.results),
        versions: firstOf(foundVersions),
        flags: firstOf(foundFlags),
      };
    },
  };
}
