import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addProduct,
  release,
  requestUploadTicket,
  uniqueSlug,
  upload,
} from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { mainFile, pluginZip, validZip } from '../../../test/harness/zips.ts';

let server: TestServer;
let ines: Person;
let other: Person;
beforeAll(async () => {
  server = await sharedTestServer();
  [ines, other] = await Promise.all([signUp(server), signUp(server)]);
});

const inspect = (product: string, s3Url: string, person = ines) =>
  person.api('POST', `/api/v1/plugins/${product}/package-report`, { s3Url });
const report = async (product: string, version: string) =>
  (await ines.api('GET', `/api/v1/plugins/${product}/versions/${version}/package-report`)).body;

/** Returns a plugin zip with additional files beside its main file. */
function zipOf(version: string, slug: string, files: Record<string, string | Buffer> = {}) {
  const inside = Object.entries(files).map(([name, text]) => [`${slug}/${name}`, text]);
  return validZip({ [`${slug}/${slug}.php`]: mainFile(version), ...Object.fromEntries(inside) });
}

describe('inspecting an upload', () => {
  it('reports its contents and leaves it unused', async () => {
    const slug = uniqueSlug();
    const id = await addProduct(ines, 'plugins', slug);
    const zip = await pluginZip('1.0.0', slug);
    const s3Url = await upload(ines, zip);
    const seen = await Promise.all([1, 2].map(() => inspect(id, s3Url)));
    expect(seen[0]?.body).toEqual(seen[1]?.body);
    expect(seen[0]?.body).toMatchObject({
      fault: null,
      report: {
        root: slug,
        mainFile: `${slug}/${slug}.php`,
        headers: {
          'Plugin Name': 'Hello Harbor',
          Version: '1.0.0',
          'Requires at least': '6.2',
          'Requires PHP': '7.4',
          'Text Domain': 'hello-harbor',
        },
        readme: {
          stableTag: '1.0.0',
          requires: '',
          tested: '6.8',
          requiresPhp: '',
          sections: ['description', 'changelog'],
        },
        fileSize: zip.length,
        fileCount: 2,
        warnings: [`The text domain is "hello-harbor", but the slug is "${slug}".`],
        updateAddresses: [],
        comparison: null,
      },
    });
    const made = await ines.api('POST', `/api/v1/plugins/${id}/versions`, {
      version: '1.0.0',
      s3Url,
    });
    expect(made.status).toBe(201);
    const stored = { ...seen[0]?.body.report, updateAddresses: null };
    expect(await report(id, made.body._id)).toEqual(stored);
  });

  it('reports on which server it checks for updates', async () => {
    const slug = uniqueSlug();
    const id = await addProduct(ines, 'plugins', slug);
    const { name, code } = (await ines.api('GET', `/api/v1/plugins/${id}/updater-file`)).body;
    const old = 'https://old.example/api/v1/updates/x';
    const inspectWith = async (php: string) => {
      const zip = await validZip({
        [`${slug}/${slug}.php`]: mainFile('1.0.0'),
        [`${slug}/inc/${name}`]: php,
      });
      const { updateAddresses, warnings } = (await inspect(id, await upload(ines, zip))).body
        .report;
      return { updateAddresses, warning: warnings.find((text: string) => text.includes('server')) };
    };
    expect(await inspectWith(code)).toEqual({
      updateAddresses: [`${server.url}/api/v1/updates/${id}`],
      warning: undefined,
    });
    expect(await inspectWith(`<?php $url = '${old}/';`)).toEqual({
      updateAddresses: [old],
      warning: `The plugin checks for updates on another server: ${old}.`,
    });
  });

  it('reports why it cannot become a version', async () => {
    const slug = uniqueSlug();
    const id = await addProduct(ines, 'plugins', slug);
    const inspectUpload = async (zip: Buffer) => (await inspect(id, await upload(ines, zip))).body;
    expect(await inspectUpload(Buffer.from('PK no zip'))).toEqual({
      fault: 'This is not a zip file: it does not begin with an entry.',
      report: null,
    });
    expect(await inspectUpload(await zipOf('soon', slug))).toEqual({
      fault: `The entry "${slug}/${slug}.php" has "Version: soon", which sites cannot compare; use numbers and words like 1.8, 1.2.3.4 or 2.0.0-beta1.`,
      report: null,
    });
  });

  it('requires an upload of the account that has arrived and is unused', async () => {
    const slug = uniqueSlug();
    const id = await addProduct(ines, 'plugins', slug);
    const theirs = await addProduct(other, 'plugins', slug);
    const foreign = await upload(other, await zipOf('1.0.0', slug));
    const unknown = foreign.replace(/[0-9a-f]{32}/, '0'.repeat(32));
    const [asForeign, asUnknown] = [await inspect(id, foreign), await inspect(id, unknown)];
    expect(asForeign.status).toBe(400);
    expect(asForeign.body.fields).toEqual({ s3Url: 'Please select a valid .zip file.' });
    expect(asForeign.text).toBe(asUnknown.text);
    expect((await inspect(theirs, foreign)).status).toBe(404);
    expect((await inspect(theirs, foreign, other)).body.fault).toBeNull();
    const pending = await inspect(id, (await requestUploadTicket(ines, 9)).s3Url);
    expect([pending.status, pending.body.message]).toEqual([
      400,
      'The upload has not arrived. Please upload the zip file again.',
    ]);
    const used = await upload(ines, await zipOf('1.0.0', slug));
    await ines.api('POST', `/api/v1/plugins/${id}/versions`, { version: '1.0.0', s3Url: used });
    expect((await inspect(id, used)).status).toBe(409);
  });
});

describe('a package report', () => {
  it('compares with the previous version by number, not by date', async () => {
    const slug = uniqueSlug();
    const id = await addProduct(ines, 'plugins', slug);
    const add = async (version: string, files: Record<string, string | Buffer>) =>
      (await release(ines, id, version, { zip: await zipOf(version, slug, files) })).body._id;
    const noise = randomBytes(9000);
    const ten = await add('1.10.0', { 'a.txt': 'new a', 'c.txt': 'c', 'big.bin': noise });
    const nine = await add('1.9.0', { 'a.txt': 'old', 'b.txt': 'bb', 'c.txt': 'c' });
    const two = await add('1.2.0', { 'a.txt': 'old' });

    expect((await report(id, two)).comparison).toBeNull();
    const { comparison, warnings } = await report(id, ten);
    expect(comparison).toMatchObject({
      version: '1.9.0',
      added: 1,
      removed: 1,
      changed: 2,
      unchanged: 1,
      files: [
        { path: 'a.txt', change: 'changed', size: 5, previousSize: 3 },
        { path: 'b.txt', change: 'removed', size: null, previousSize: 2 },
        { path: 'big.bin', change: 'added', size: 9000, previousSize: null },
        { path: `${slug}.php`, change: 'changed' },
      ],
    });
    expect(warnings).toContainEqual(
      expect.stringMatching(/^The zip file is \d+% larger than that of version 1\.9\.0\.$/),
    );
    const nineReport = await report(id, nine);
    expect(nineReport.comparison.version).toBe('1.2.0');
    await ines.api('DELETE', `/api/v1/plugins/${id}/versions/${nine}`);
    expect((await report(id, ten)).comparison.version).toBe('1.2.0');
    // An upload is compared by its own version number.
    const s3Url = await upload(ines, await zipOf('1.3.0', slug, { 'a.txt': 'old' }));
    expect((await inspect(id, s3Url)).body.report.comparison).toMatchObject({
      version: '1.2.0',
      unchanged: 1,
    });
  });

  it('lists the first 500 changed files and counts them all', async () => {
    const slug = uniqueSlug();
    const id = await addProduct(ines, 'plugins', slug);
    const many = Object.fromEntries(
      Array.from({ length: 700 }, (_, n) => [`f/${String(n).padStart(4, '0')}.txt`, 'x']),
    );
    await release(ines, id, '1.0.0', { zip: await zipOf('1.0.0', slug) });
    const next = await release(ines, id, '1.1.0', { zip: await zipOf('1.1.0', slug, many) });
    const { comparison } = await report(id, next.body._id);
    expect([comparison.added, comparison.files.length]).toEqual([700, 500]);
    expect(comparison.files[0].path).toBe('f/0000.txt');
  });

  it('is read from the package of a version whose files were not stored yet', async () => {
    const slug = uniqueSlug();
    const id = await addProduct(ines, 'plugins', slug);
    const first = (await release(ines, id, '1.0.0', { zip: await zipOf('1.0.0', slug) })).body._id;
    const next = (await release(ines, id, '1.1.0', { zip: await zipOf('1.1.0', slug) })).body._id;
    const before = await report(id, next);
    await server.database.withSystem((tx) =>
      sql`delete from version_files where version_id in (${first}, ${next})`.execute(tx),
    );
    expect(await report(id, next)).toEqual(before);
    expect(before.comparison).toMatchObject({ changed: 1, unchanged: 0 });
  });
});
