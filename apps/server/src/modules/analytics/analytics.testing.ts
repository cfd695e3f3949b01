import { sql } from 'kysely';
import { countSites, dayFromToday } from '../../../test/harness/analytics.ts';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type ApiResponse,
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { siteCheck } from '../../../test/harness/siteChecks.ts';
import { addVersion } from '../../../test/harness/versions.ts';
import { NO_OPTIONAL_FACTS } from '../sites/recording/siteFacts.ts';

/** The day of most checks, the day before with one, and a day without data. */
export const [day, dayBefore, emptyDay] = [dayFromToday(-2), dayFromToday(-3), dayFromToday(-40)];
/** The time of the checks. */
export const at = `${day}T10:00:00.000Z`;

/** Returns the checks of a product's sites on the day. */
const sitesOf = (product: string) => [
  siteCheck(product, 'b.example', {
    ...{
      at,
      installed_version: '2.0.0',
      mysql_version: '10.6.12-MariaDB-log',
      theme: 'storefront',
    },
    ...{ theme_version: '4.1', country: 'DE', region: 'Bavaria', city: 'Munich', hosting: 'Acme' },
  }),
  siteCheck(product, 'a.example', {
    ...{ at, installed_version: '2.0.0', php_version: '7.4.33', mysql_version: '8.0.36' },
    ...{ theme: 'storefront', theme_version: '4.2', country: 'US', wordpress_version: '6.5' },
    client_network: '198.51.100.0/24',
  }),
  siteCheck(product, 'shop.a.example', { at, theme: 'astra', theme_version: '1', language: 'fr' }),
  siteCheck(product, 'hidden.example', {
    ...NO_OPTIONAL_FACTS,
    ...{ at, is_consenting: false, php_version: '8.1.2', times: 3 },
  }),
];

/** An account with a plugin of four sites and one version, and a theme of one site. */
export interface AnalyticsTest {
  server: TestServer;
  ada: Person;
  shop: string;
  forms: string;
  release: string;
  /** Returns the path of a call. */
  path(rest: string, of?: Person): string;
  read(rest: string): Promise<ApiResponse>;
}

/** Adds an account with products, sites and downloads. */
export async function createAnalyticsTest(): Promise<AnalyticsTest> {
  const server = await sharedTestServer();
  const ada = await signUp(server);
  const shop = await addProduct(ada, 'plugins', uniqueSlug());
  const forms = await addProduct(ada, 'themes', uniqueSlug());
  const release = await addVersion(server, ada, shop, '2.0.0');
  await countSites(server, [
    ...sitesOf(shop),
    siteCheck(shop, 'b.example', { at: `${dayBefore}T10:00:00.000Z` }),
    siteCheck(forms, 'b.example', { at, installed_version: '7.0' }),
  ]);
  await server.database.withSystem((tx) =>
    sql`insert into daily_downloads (version_id, account_id, item_id, day, downloads)
      values (${release}, ${ada.id}, ${shop}, ${day}, 7)`.execute(tx),
  );
  const path = (rest: string, of = ada) => `/api/v2/analytics/${of.id}/${rest}`;
  return { server, ada, shop, forms, release, path, read: (rest) => ada.api('GET', path(rest)) };
}
