import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postImage, smallPng } from '../../../test/harness/images.ts';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';
import { openDiskStore } from '../../adapters/objects/diskStore.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { sweepStorage } from '../uploads/storageSweep.ts';
import { sweepImages } from './imageSweep.ts';

let server: TestServer;
let objects: ObjectStore;
let ines: Person;
beforeAll(async () => {
  server = await startTestServer();
  objects = await openDiskStore(join(server.config.dataFolder, 'objects'), `${server.url}/storage`);
  ines = await signUp(server);
});
afterAll(() => server.close());

let width = 10;

/** Uploads a unique image and returns its URL. */
async function addImage(person = ines): Promise<string> {
  width += 1;
  return (await postImage(server, person, smallPng(width, 3))).body.url;
}

/** Makes all uploads so far 25 hours old. */
const dayPasses = () =>
  server.database.withSystem((tx) =>
    sql`update images set uploaded_at = uploaded_at - interval '25 hours'`.execute(tx),
  );

/** Deletes unused images and then their files. Returns the number of files. */
async function sweep(): Promise<number> {
  await sweepImages(server.database);
  return sweepStorage(server.database, objects);
}
const seen = async (urls: string[]) =>
  (await Promise.all(urls.map((url) => fetch(url)))).map(({ status }) => status);

describe('the image sweep', () => {
  it('deletes images that no product has used for a day, and no others', async () => {
    const [icon, low, high, unused, again] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => addImage()),
    );
    if (!icon || !low || !high || !unused || !again) throw new Error('no images');
    const product = { name: 'Tidy', slug: 'tidy', description: 'x' };
    const { _id } = (
      await ines.api('POST', '/api/v1/plugins', {
        ...product,
        icon,
        banner_low: low,
        // The operator may have moved to another domain since.
        banner_high: high.replace(server.url, 'https://old.example'),
      })
    ).body;
    expect(await sweep()).toBe(0);
    await dayPasses();
    const young = await addImage();
    expect((await postImage(server, ines, smallPng(width - 1, 3))).body.url).toBe(again);

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

  it('deletes an image even if a product of another account refers to it', async () => {
    const other = await signUp(server);
    const url = await addImage(other);
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

  it('deletes files whose row was deleted, such as those of a deleted account', async () => {
    const url = await addImage();
    expect(await sweep()).toBe(0);
    await server.database.withSystem((tx) => sql`delete from images`.execute(tx));
    expect(await sweep()).toBe(1);
    expect(await seen([url])).toEqual([404]);
  });

  it('keeps the file of an image that was uploaded again after its row was deleted', async () => {
    const url = await addImage();
    await dayPasses();
    expect(await sweepImages(server.database)).toBe(1);
    expect((await postImage(server, ines, smallPng(width, 3))).body.url).toBe(url);
    expect(await sweepStorage(server.database, objects)).toBe(0);
    expect(await seen([url])).toEqual([200]);
  });
});
