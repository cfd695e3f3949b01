import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProduct, release, uniqueSlug } from '../../../test/harness/products.ts';
import {
  fetchStatus,
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { pluginZip } from '../../../test/harness/zips.ts';

let server: TestServer;
let ines: Person;
beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
});

describe('a temporary link', () => {
  it('downloads identical bytes without signing in until it expires', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const zip = await pluginZip('1.0.0');
    const { body: version } = await release(ines, id, '1.0.0', { zip });
    const path = `/api/v1/plugins/${id}/versions/${version._id}/temporary-download-link`;
    const link = await ines.api('POST', `${path}?lengthInSeconds=2`);
    expect([link.status, link.headers.get('content-type')]).toEqual([
      201,
      'text/plain; charset=utf-8',
    ]);
    const response = await fetch(link.text);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(zip)).toBe(true);
    await expect.poll(() => fetchStatus(link.text), { timeout: 5000 }).toBe(404);
  });

  it('ends with its version, and all failures respond alike', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const { body: version } = await release(ines, id, '1.0.0');
    const path = `/api/v1/plugins/${id}/versions/${version._id}`;
    const link = await ines.api('POST', `${path}/temporary-download-link?lengthInSeconds=604800`);
    expect(await fetchStatus(link.text)).toBe(200);
    await ines.api('DELETE', path);
    const base = `${server.url}/api/v2/public/temporary-download`;
    for (const url of [link.text, `${base}/x`, `${base}/${'A'.repeat(43)}`, `${base}/%00`]) {
      const response = await fetch(url);
      expect([response.status, await response.json()]).toEqual([
        404,
        { message: 'Not found.', code: 'not_found' },
      ]);
    }
  });

  it('is valid for one second to seven days, and only its hash is stored', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const { body: version } = await release(ines, id, '1.0.0');
    const path = `/api/v1/plugins/${id}/versions/${version._id}/temporary-download-link`;
    for (const seconds of ['0', '604801', '1.5', 'x', '']) {
      expect((await ines.api('POST', `${path}?lengthInSeconds=${seconds}`)).status).toBe(400);
    }
    const link = await ines.api('POST', `${path}?lengthInSeconds=1`);
    const token = link.text.split('/').at(-1) ?? '';
    const { rows } = await server.database.withSystem((tx) =>
      sql<{ text: string }>`select row_to_json(l)::text as text from temporary_links l`.execute(tx),
    );
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
  });
});
