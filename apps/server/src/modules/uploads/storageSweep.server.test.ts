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
import { asOwner } from '../../context.ts';
import { createEvents } from '../../events.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { sanitizeHtmlWithLimits } from '../../text/sanitizeHtml.ts';
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
    const packages = createPackagesService(swept, inspector, server.url);
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
    await age(key);
    await ines.api('DELETE', `/api/v1/plugins/${plugin}/versions/${first.body._id}`);
    expect((await release(ines, plugin, '3.0.0', { zip })).status).toBe(201);
    await age(key);
    await sweepStorage(server.database, objects);
    expect(await objects.has(key)).toBe(true);
  });
});
