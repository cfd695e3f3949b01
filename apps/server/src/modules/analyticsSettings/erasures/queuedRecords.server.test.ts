import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { siteCheck } from '../../../../test/harness/siteChecks.ts';
import { addVersion } from '../../../../test/harness/versions.ts';
import { openSealer } from '../../../adapters/sealing/masterKey.ts';
import { writeDecisions } from '../../licensing/accessLog/accessLog.store.ts';
import { NO_OPTIONAL_FACTS } from '../../sites/recording/siteFacts.ts';
import { createSiteHistory } from '../../sites/recording/siteHistory.service.ts';
import { createSiteKeys } from '../../sites/report/siteKey.ts';

let server: TestServer;
let ada: Person;
let product: string;

beforeEach(async () => {
  server = await sharedTestServer();
  ada = await signUp(server);
  product = await addProduct(ada, 'plugins', uniqueSlug());
});

const erase = (person: Person, domain: string) =>
  person.api('POST', `/api/v2/analytics/${person.id}/erasures`, { domain });

/** Returns the account's rows in a table. */
async function rowsOf(table: string) {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ host?: string | null; domain?: string }>`select * from ${sql.table(table)}
      where account_id = ${ada.id} order by 1`.execute(tx),
  );
  return rows;
}

test('a check that another server still has in memory is not written after the erasure', async () => {
  const history = createSiteHistory(server.database);
  const deriveKey = createSiteKeys(await openSealer(server.config));
  const checkOf = (host: string, path: string, at: string) =>
    siteCheck(product, host, {
      ...{ host, at, site_key: deriveKey({ host, path }) },
      ...(path !== '' && { host_key: deriveKey({ host, path: '' }) }),
    });
  const write = (at: string) =>
    history.recordChecks({
      checks: [
        checkOf('shop.example', '', at),
        checkOf('shop.example', '/blog', at),
        { ...checkOf('shop.example', '/hidden', at), ...NO_OPTIONAL_FACTS, is_consenting: false },
        checkOf('other.example', '', at),
      ],
      uncounted: new Map(),
    });
  const requestedAt = new Date().toISOString();
  await erase(ada, 'shop.example');
  await write(requestedAt);
  for (const table of ['sites', 'site_days']) {
    expect((await rowsOf(table)).map(({ host }) => host)).toEqual(['other.example']);
  }
  // The site itself may check again.
  await write(new Date(Date.now() + 60_000).toISOString());
  expect(await rowsOf('sites')).toHaveLength(4);
  const download = {
    ...{ version_id: await addVersion(server, ada, product, '1.0.0') },
    site_key: deriveKey({ host: 'shop.example', path: '' }),
  };
  await history.recordDownloads([{ ...download, at: requestedAt }]);
  expect(await rowsOf('site_releases')).toEqual([]);
  await history.recordDownloads([{ ...download, at: new Date(Date.now() + 60_000).toISOString() }]);
  expect(await rowsOf('site_releases')).toHaveLength(1);
});

test('a license check that another server still has in memory is not written after the erasure', async () => {
  const deriveKey = createSiteKeys(await openSealer(server.config));
  const write = (domain: string, at: string) =>
    server.database.withSystem((tx) =>
      writeDecisions(tx, [
        {
          ...{ account_id: ada.id, key_hash: 'h', key_hint: '', license_id: null, domain },
          ...{
            item_id: null,
            call: 'validate',
            code: 'valid',
            times: 1,
            first_at: at,
            last_at: at,
          },
          site_key: domain === '' ? null : deriveKey({ host: domain, path: '' }),
        },
      ]),
    );
  const requestedAt = new Date().toISOString();
  await erase(ada, 'shop.example');
  for (const domain of ['shop.example', 'other.example', '']) await write(domain, requestedAt);
  const domains = async () => (await rowsOf('license_decisions')).map(({ domain }) => domain);
  expect((await domains()).sort()).toEqual(['', 'other.example']);
  await write('shop.example', new Date(Date.now() + 60_000).toISOString());
  expect(await domains()).toContain('shop.example');
});
