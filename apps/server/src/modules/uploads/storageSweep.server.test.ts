import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addProduct,
  postZip,
  release,
  requestUploadTicket,
  uniqueSlug,
} from '../../../test/harness/products.ts';
import {
  fetchStatus,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';
import { pluginZip } from '../../../test/harness/zips.ts';
import { openDiskStore } from '../../adapters/objects/diskStore.ts';
import { keepHeldObjects } from '../../adapters/objects/heldObjects.ts';
import { asOwner } from '../../context.ts';
import { createEvents } from '../../events.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { sanitizeHtmlWithLimits } from '../../text/sanitizeHtml.ts';
import { sweepImages } from '../images/imageSweep.ts';
import { createPackageInspector } from '../packages/inspector.ts';
import { createPackagesService } from '../packages/packages.service.ts';
import { createReleasesService } from '../versions/releases.service.ts';
import { createUploadedVersions } from '../versions/uploadedVersions.ts';
import { sweepStorage } from './storageSweep.ts';
import { createUploadsService } from './uploads.service.ts';

let server: TestServer;
let objects: ObjectStore;
let ines: Person;
beforeAll(async () => {
  server = await startTestServer();
  objects = await openDiskStore(join(server.config.dataFolder, 'objects'), `${server.url}/storage`);
  ines = await signUp(server);
});
afterAll(() => server.close());

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for (const prefix of ['incoming/', 'pkg/']) {
    for await (const { key } of objects.list(prefix)) found.push(key);
  }
  return found.sort();
}

/** Lets the time pass after which objects without a row are deleted. */
const twoHoursPass = () =>
  server.database.withSystem((tx) =>
    sql`update unused_objects set delete_after = delete_after - interval '2 hours'`.execute(tx),
  );

async function age(key: string): Promise<void> {
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(server.config.dataFolder, 'objects', key), longAgo, longAgo);
}

describe('the storage sweep', () => {
  it('deletes expired uploads and packages of deleted versions, and nothing else', async () => {
    const zip = await pluginZip('1.0.0');
    const [expired, stillOpen, young] = await Promise.all(
      [1, 2, 3].map(() => requestUploadTicket(ines, zip.length)),
    );
    if (!expired || !stillOpen || !young) throw new Error('no ticket');
    for (const ticket of [expired, stillOpen, young]) expect(await postZip(ticket, zip)).toBe(204);
    const plugin = await addProduct(ines, 'plugins', uniqueSlug());
    await release(ines, plugin, '1.0.0');
    const deletedVersion = await release(ines, plugin, '1.0.1');
    await ines.api('DELETE', `/api/v1/plugins/${plugin}/versions/${deletedVersion.body._id}`);
    await server.database.withSystem((tx) =>
      sql`update upload_tickets set expires_at = now() - interval '2 hours'
        where object_key in (${expired.key}, ${young.key})`.execute(tx),
    );
    const before = await keys();
    for (const key of before) if (key !== young.key) await age(key);
    const goneKey = before.find((key) => key.includes(deletedVersion.body.sha256));

    expect(await sweepStorage(server.database, objects)).toBe(2);
    expect(await keys()).toEqual(before.filter((key) => key !== expired.key && key !== goneKey));
    expect(await fetchStatus(`${server.url}/api/v1/updates/${plugin}/download`)).toBe(200);
    expect(await sweepStorage(server.database, objects)).toBe(0);
  });

  it('never deletes the package of a version that is created at the same moment', async () => {
    const plugin = await addProduct(ines, 'plugins', uniqueSlug());
    const zip = await pluginZip('2.0.0');
    const ticket = await requestUploadTicket(ines, zip.length);
    expect(await postZip(ticket, zip)).toBe(204);
    let isSwept = false;
    const swept: ObjectStore = {
      ...objects,
      save: async (staged, key) => {
        await objects.save(staged, key);
        if (!isSwept) await objects.remove(key);
        isSwept = true;
      },
    };
    const inspector = createPackageInspector();
    const db = server.database;
    const uploads = createUploadsService(db, swept);
    const packages = createPackagesService({
      objects: swept,
      inspector,
      uploads,
      publicUrl: server.url,
    });
    const releases = createReleasesService({
      db,
      objects: swept,
      uploaded: createUploadedVersions({
        db,
        uploads,
        packages,
        sanitize: async (text) => sanitizeHtmlWithLimits(text),
      }),
      events: createEvents(),
    });
    const ctx = asOwner(ines.id);
    const create = () =>
      releases.release(
        ctx,
        { kind: 'plugin', productId: plugin },
        { version: '2.0.0', s3Url: ticket.s3Url },
      );
    await expect(create()).rejects.toMatchObject({ code: 'unavailable' });
    expect((await ines.api('GET', `/api/v1/plugins/${plugin}/versions`)).body).toEqual([]);
    expect(await create()).toMatchObject({ version: '2.0.0' });
    await inspector.close();
    expect(await fetchStatus(`${server.url}/api/v1/updates/${plugin}/download`)).toBe(200);
  });

  it('keeps the package of a version that was deleted and uploaded again', async () => {
    const plugin = await addProduct(ines, 'plugins', uniqueSlug());
    const zip = await pluginZip('3.0.0');
    const first = await release(ines, plugin, '3.0.0', { zip });
    const key = (await keys()).find((one) => one.includes(`${plugin}/${first.body.sha256}`)) ?? '';
    await ines.api('DELETE', `/api/v1/plugins/${plugin}/versions/${first.body._id}`);
    expect((await release(ines, plugin, '3.0.0', { zip })).status).toBe(201);
    await twoHoursPass();
    await sweepStorage(server.database, objects);
    expect(await objects.has(key)).toBe(true);
  });

  it('deletes the package of a version that was not created within an hour', async () => {
    const plugin = await addProduct(ines, 'plugins', uniqueSlug());
    const inspector = createPackageInspector();
    const uploads = createUploadsService(server.database, objects);
    const packages = createPackagesService({
      objects,
      inspector,
      uploads,
      publicUrl: server.url,
    });
    const zip = await pluginZip('4.0.0');
    const ticket = await requestUploadTicket(ines, zip.length);
    expect(await postZip(ticket, zip)).toBe(204);
    const source = { object_key: ticket.key, file_size: zip.length };
    const purpose = {
      kind: 'plugin',
      slug: 'hello-harbor',
      accept: async () => undefined,
    } as const;
    const { key } = await packages.save(asOwner(ines.id), plugin, source, purpose);
    await inspector.close();
    await sweepStorage(server.database, objects);
    expect(await objects.has(key)).toBe(true);
    await twoHoursPass();
    expect(await sweepStorage(server.database, objects)).toBe(1);
    expect(await objects.has(key)).toBe(false);
  });

  it('deletes the packages of deleted products once no backup copies them', async () => {
    const plugin = await addProduct(ines, 'plugins', uniqueSlug());
    await release(ines, plugin, '1.0.0');
    const key = (await keys()).find((one) => one.includes(plugin)) ?? '';
    await ines.api('DELETE', `/api/v1/plugins/${plugin}`);
    const { backups } = server.database;
    const held = keepHeldObjects({ objects }, backups);
    const backup = await backups.holdObjects();
    expect(await sweepStorage(server.database, held.objects)).toBe(0);
    expect(await objects.has(key)).toBe(true);
    await backup.release();
    expect(await sweepStorage(server.database, held.objects)).toBe(1);
    expect(await objects.has(key)).toBe(false);
  });

  it('deletes no package or image that the database never knew, as after a restore', async () => {
    const plugin = await addProduct(ines, 'plugins', uniqueSlug());
    const unknown = [
      `pkg/${ines.id}/${plugin}/${'0'.repeat(64)}.zip`,
      `pkg/${randomUUID()}/${randomUUID()}/${'0'.repeat(64)}.zip`,
      `img/${ines.id}/${'0'.repeat(64)}.png`,
    ];
    for (const key of unknown) {
      await objects.saveBytes(Buffer.from('x'), key);
      await age(key);
    }
    await twoHoursPass();
    await sweepStorage(server.database, objects);
    await sweepImages(server.database);
    for (const key of unknown) expect(await objects.has(key), key).toBe(true);
  });
});
