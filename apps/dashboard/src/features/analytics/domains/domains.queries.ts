import type {
  DomainListResponse,
  LookupSourcesResponse,
  SiteHostingResponse,
  SiteLocationResponse,
} from '@pressdock/api';
import { DOMAINS_PAGE } from '@pressdock/api/limits';
import { analyticsAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { hostingLabel } from '../../../entities/analytics/siteValue.rules.ts';
import { toCsv } from '../../../shared/export/csv.rules.ts';
import { saveFile } from '../../../shared/export/saveFile.ts';
import type { WriteFile } from '../../../shared/export/useFileExport.ts';
import { api } from '../../../shared/server/api.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { readPages } from './domainPages.rules.ts';
import { domainsMessages as words } from './domains.messages.ts';
import { type DomainSearch, domainQuery, domainRows } from './domains.rules.ts';
import { type LookupKind, locationText, readLookup, storeLookup } from './siteLookup.rules.ts';

/** A list of domains of a product on a day. */
type DomainList = Pick<DataScope, 'product' | 'date' | 'filters'> & { search: DomainSearch };

const queryOf = ({ product, date, filters, search }: DomainList) => ({
  ...domainQuery(search),
  product,
  date,
  ...(filters.length === 0 ? {} : { filter: [...filters] }),
});

/** One page of domains, in alphabetical order. */
export const domainsAtoms = analyticsAtoms<DomainList, DomainListResponse>(
  'domains',
  (list, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/domains', {
      params: { path: { uuid }, query: queryOf(list) },
      signal,
    }),
);

/** The data that locations and hosting providers come from. */
export const lookupSourcesAtoms = analyticsAtoms<object, LookupSourcesResponse>(
  'lookupSources',
  (_query, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/lookup-sources', { params: { path: { uuid } }, signal }),
);

/** A network to look up. */
interface Lookup {
  kind: LookupKind;
  network: string;
  product: string;
  date: string;
}

function callLookup({ kind, network, product, date }: Lookup, uuid: string, signal: AbortSignal) {
  const params = { path: { uuid, date }, query: { ip_address: network, product } };
  return kind === 'hosting'
    ? api.get('/api/v2/analytics/{uuid}/whois/{date}', { params, signal })
    : api.get('/api/v2/analytics/{uuid}/geo-ip/{date}', { params, signal });
}

const lookupText = (found: SiteHostingResponse | SiteLocationResponse) =>
  'organization' in found ? hostingLabel(found.organization) : locationText(found);

/**
 * The hosting provider or the location of a network as text, which this browser stores for 30 days. Blank
 * if it is unknown, or could not be looked up.
 */
export const lookupAtoms = analyticsAtoms<Lookup, string>(
  'lookup',
  async (lookup, { uuid, signal }) => {
    const { kind, network } = lookup;
    const known = readLookup(localStorage, kind, network, Date.now());
    if (known !== undefined) return { ok: true, status: 200, data: known };
    const result = await callLookup(lookup, uuid, signal);
    // A failure leaves the cell blank. See specification, section 8, "Silently ignored".
    if (!result.ok) return { ok: true, status: 200, data: '' };
    const text = lookupText(result.data);
    storeLookup(localStorage, kind, network, text, Date.now());
    return { ok: true, status: 200, data: text };
  },
);

const wait = (seconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

/** Returns a function that writes every domain of a list as a CSV file, page by page. */
export function writeDomains(account: string, list: DomainList): WriteFile {
  return async ({ signal, onProgress }) => {
    const lines: string[] = [toCsv([[...words.fileColumns]])];
    let bytes = 0;
    const load = (page: number) => {
      const query = { ...queryOf(list), page, pageSize: DOMAINS_PAGE.max };
      const params = { path: { uuid: account }, query };
      return api.get('/api/v2/analytics/{uuid}/domains', { params, signal });
    };
    const isComplete = await readPages({ load, wait }, (results) => {
      const text = toCsv(domainRows(results));
      bytes += text.length;
      lines.push(text);
      onProgress(bytes);
    });
    if (isComplete) saveFile(words.file, lines.join(''), 'text/csv');
    return isComplete;
  };
}
