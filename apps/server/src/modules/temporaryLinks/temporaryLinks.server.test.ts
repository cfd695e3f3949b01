import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import {
  fetchStatus,
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { addVersion } from '../../../test/harness/versions.ts';

let server: TestServer;
let ines: Person;
let plugin: string;
let version: string;
beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  plugin = await addProduct(ines, 'plugins', uniqueSlug());
  version = await addVersion(server, ines, plugin, '1.0.0');
});

describe('temporary links', () => {
  const path = () => `/api/v1/plugins/${plugin}/versions/${version}/temporary-download-link`;
  const add = async (seconds: number) =>
    (await ines.api('POST', `${path()}?lengthInSeconds=${seconds}`)).text;
  const list = async () => (await ines.api('GET', `${path()}s`)).body;

  it('are listed while they are valid, the first to expire first, never with their URL', async () => {
    const [week, hour, ended] = [await add(604_800), await add(3600), await add(60)];
    await server.database.withSystem((tx) =>
      sql`update temporary_links set expires_at = now() - interval '1 second'
        where expires_at < now() + interval '2 minutes'`.execute(tx),
    );
    const links = await list();
    expect(links.map((link: object) => Object.keys(link).sort())).toEqual([
      ['_id', 'createdAt', 'expiresAt'],
      ['_id', 'createdAt', 'expiresAt'],
    ]);
    const [first, second] = links.map(({ expiresAt }: { expiresAt: string }) =>
      Date.parse(expiresAt),
    );
    expect(first).toBeLessThan(second);
    for (const url of [week, hour]) expect(await fetchStatus(url)).toBe(200);
    expect(await fetchStatus(ended)).toBe(404);
  });

  it('are revoked one by one, and a revoked link is not found', async () => {
    const before = await list();
    const url = await add(7200);
    const known = new Set(before.map(({ _id }: { _id: string }) => _id));
    const added = (await list()).find(({ _id }: { _id: string }) => !known.has(_id));
    const end = () => ines.api('DELETE', `${path()}s/${added._id}`);
    expect((await end()).status).toBe(204);
    expect(await fetchStatus(url)).toBe(404);
    expect(await list()).toEqual(before);
    expect((await end()).status).toBe(404);
  });

  it('are not reached through another version', async () => {
    const other = await addVersion(server, ines, plugin, '2.0.0');
    const url = await add(5000);
    for (const { _id } of await list()) {
      const through = `/api/v1/plugins/${plugin}/versions/${other}/temporary-download-links/${_id}`;
      expect((await ines.api('DELETE', through)).status).toBe(404);
    }
    expect(await fetchStatus(url)).toBe(200);
  });
});
