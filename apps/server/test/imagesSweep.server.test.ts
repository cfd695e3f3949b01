import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskStore } from '../src/adapters/objects/diskStore.ts';
import { sweepImages } from '../src/modules/images/imageSweep.ts';
import type { ObjectStore } from '../src/ports/objects.ts';
import { joinAsNew, type Person, startTestServer, type TestServer } from './harness.ts';
import { postPicture, smallPng } from './pictures.ts';

let server: TestServer;
let objects: ObjectStore;
let ines: Person;
beforeAll(async () => {
  server = await startTestServer();
  objects = await openDiskStore(join(server.config.dataFolder, 'objects'), `${server.url}/storage`);
  ines = await joinAsNew(server);
});
afterAll(() => server.close());

let width = 10;

/** Uploads a picture that nobody else has; answers its address. */
async function picture(person = ines): Promise<string> {
  width += 1;
  return (await postPicture(server, person, smallPng(width, 3))).body.url;
}

/** Makes everything that was uploaded so far a day and an hour old. */
async function dayPasses(): Promise<void> {
  await server.database.withSystem((tx) =>
    sql`update images set uploaded_at = uploaded_at - interval '25 hours'`.execute(tx),
  );
  const then = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for await (const { key } of objects.list('img/')) {
    await utimes(join(server.config.dataFolder, 'objects', key), then, then);
  }
}

const sweep = () => sweepImages(server.database, objects);
const seen = async (urls: string[]) =>
  (await Promise.all(urls.map((url) => fetch(url)))).map(({ status }) => status);

describe('the sweep of pictures', () => {
  it('removes what no product has shown for a day, and nothing else', async () => {
    const [icon, low, high, unused, again] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => picture()),
    );
    if (!icon || !low || !high || !unused || !again) throw new Error('no pictures');
    const product = { name: 'Tidy', slug: 'tidy', description: 'x' };
    const { _id } = (
      await ines.api('POST', '/api/v1/plugins', {
        ...product,
        icon,
        banner_low: low,
        // The operator may have moved to another address since.
        banner_high: high.replace(server.url, 'https://old.example'),
      })
    ).body;
    expect(await sweep()).toBe(0);
    await dayPasses();
    const young = await picture();
    expect((await postPicture(server, ines, smallPng(width - 1, 3))).body.url).toBe(again);

    expect(await sweep()).toBe(1);
    expect(await seen([icon, low, high, unused, again, young])).toEqual([
      200, 200, 200, 404, 200, 200,
    ]);
    await ines.api('DELETE', `/api/v1/plugins/${_id}`);
    await dayPasses();
    expect(await sweep()).toBe(5);
    expect(await seen([icon, young])).toEqual([404, 404]);
    expect(await sweep()).toBe(0);
  });

  it("keeps a picture that another account's product names from being kept for it", async () => {
    const other = await joinAsNew(server);
    const url = await picture(other);
    await ines.api('POST', '/api/v1/plugins', {
      name: 'Borrowed',
      slug: 'borrowed',
      description: 'x',
      icon: url,
    });
    await dayPasses();
    expect(await sweep()).toBe(1);
    expect(await seen([url])).toEqual([404]);
  });

  it('removes bytes that nobody noted, as of an account that is gone', async () => {
    const url = await picture();
    await server.database.withSystem((tx) => sql`delete from images`.execute(tx));
    expect(await sweep()).toBe(0);
    await dayPasses();
    expect(await sweep()).toBe(1);
    expect(await seen([url])).toEqual([404]);
  });
});
