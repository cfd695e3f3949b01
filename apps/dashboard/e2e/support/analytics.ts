import { type APIRequestContext, expect } from '@playwright/test';
import type { Account } from './accounts.ts';
import { packageFile } from './packages.ts';

/** A site as it reports itself. */
export interface ReportedSite {
  host: string;
  version: string;
  wordpress: string;
  php: string;
  mysql: string;
  language: string;
}

/** Six sites that differ in every fact. */
export const reportedSites: readonly ReportedSite[] = [
  ['2.4.0', '6.8.3', '8.3.14', '8.0.35', 'en_US'],
  ['2.4.0', '6.8.3', '8.2.26', '10.6.12-MariaDB', 'de_DE'],
  ['2.4.0', '6.7.2', '8.2.26', '10.6.12-MariaDB-log', 'de_DE'],
  ['2.3.2', '6.7.2', '8.1.29', '5.7.44', 'fr_FR'],
  ['2.3.2', '6.2.6', '7.4.33', '5.7.44', 'ja'],
  ['1.0.0', '5.9.3', '7.4.33', '5.7.44', 'en_US'],
].map(([version = '', wordpress = '', php = '', mysql = '', language = ''], index) => ({
  host: `harbor${index}.example`,
  ...{ version, wordpress, php, mysql, language },
}));

/** The server counts the sites of a day within about a minute, and late ones a minute later. */
const COUNTED_MS = 200_000;

/** Waits if the day (UTC) ends before all sites can have checked. */
async function waitForSafeTime(): Promise<void> {
  const dayMs = 86_400_000;
  const left = dayMs - (Date.now() % dayMs);
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left));
}

/** Adds a plugin with a release, which its sites need to check for updates, and returns its id. */
export async function addReleasedPlugin(account: Account, name: string): Promise<string> {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const id = await account.addProduct('plugin', { name, slug });
  const release = { slug, version: '2.4.0' };
  await account.addVersion('plugin', id, '2.4.0', packageFile('plugin', release));
  return id;
}

/**
 * Lets sites check for updates with consent, and waits until the server has counted them.
 * @returns the day (UTC) on which they are counted
 */
export async function reportSites(
  request: APIRequestContext,
  account: Account,
  product: string,
): Promise<string> {
  await waitForSafeTime();
  const day = new Date().toISOString().slice(0, 10);
  for (const site of reportedSites) {
    const response = await request.get(`/api/v1/updates/${product}`, {
      headers: { 'User-Agent': `WordPress/${site.wordpress}; https://${site.host}` },
      params: {
        installed_version: site.version,
        php: site.php,
        mysqlVersion: site.mysql,
        language: site.language,
        theme: 'storefront|-|Storefront|-|4.6',
        collectAnalytics: '1',
      },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
  const headers = { Authorization: `Bearer ${account.token}` };
  const { _id } = await (await request.get('/api/v1/users/me/', { headers })).json();
  const url = `/api/v2/analytics/${_id}/${day}?product=${product}`;
  await expect
    .poll(async () => (await (await request.get(url, { headers })).json()).data.sites, {
      timeout: COUNTED_MS,
      intervals: [2000],
    })
    .toBe(reportedSites.length);
  return day;
}
