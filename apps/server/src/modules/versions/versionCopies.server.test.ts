import { beforeAll, describe, expect, it } from 'vitest';
import { addProduct, release, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { validZip } from '../../../test/harness/zips.ts';

let server: TestServer;
let ines: Person;
let other: Person;
beforeAll(async () => {
  server = await sharedTestServer();
  [ines, other] = await Promise.all([signUp(server), signUp(server)]);
});

const copy = (target: string, sourceVersionId: string, person = ines) =>
  person.api('POST', `/api/v1/plugins/${target}/versions/copy`, { sourceVersionId });

async function sourceAndTarget(version = '1.0.0') {
  const source = await addProduct(ines, 'plugins', uniqueSlug());
  const target = await addProduct(ines, 'plugins', uniqueSlug());
  const notes = { requires: '6.1', tested: '6.9', changelog: '<p>By hand.</p>' };
  const made = await release(ines, source, version, { notes });
  return { source, target, made: made.body };
}

describe('a copied version', () => {
  it('is an independent version with the package and notes of its source', async () => {
    const { source, target, made } = await sourceAndTarget();
    const { status, body } = await copy(target, made._id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      version: '1.0.0',
      sha256: made.sha256,
      requires: '6.1',
      tested: '6.9',
      changelog: '<p>By hand.</p>',
      downloads: 0,
    });
    expect(body._id).not.toBe(made._id);
    // Later changes of the source do not affect the copy.
    await ines.api('DELETE', `/api/v1/plugins/${source}`);
    const zip = await fetch(`${server.url}/api/v1/updates/${target}/download`);
    expect(zip.headers.get('x-content-sha256')).toBe(made.sha256);
    const report = await ines.api(
      'GET',
      `/api/v1/plugins/${target}/versions/${body._id}/package-report`,
    );
    expect(report.body.sha256).toBe(made.sha256);
  });

  it('is created once, however often it is requested', async () => {
    const { target, made } = await sourceAndTarget();
    const responses = await Promise.all([1, 2, 3].map(() => copy(target, made._id)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ body }) => body._id)).size).toBe(1);
    expect((await ines.api('GET', `/api/v1/plugins/${target}/versions`)).body).toHaveLength(1);
  });

  it('never replaces another version with the same number', async () => {
    const { source, target, made } = await sourceAndTarget();
    const own = await validZip({
      'own/own.php': '<?php\n// Plugin Name: Own\n// Version: 1.0.0\n',
    });
    await release(ines, target, '1.0.0', { zip: own });
    for (const product of [target, source]) {
      expect((await copy(product, made._id)).body).toEqual({
        message: 'This version already exists.',
        code: 'conflict',
        fields: { version: 'This version already exists.' },
      });
    }
  });

  it('requires a version of the same account and a product of the same kind', async () => {
    const { target, made } = await sourceAndTarget();
    const theirs = await addProduct(other, 'plugins', uniqueSlug());
    const theme = await addProduct(ines, 'themes', uniqueSlug());
    const refused = [
      await copy(theirs, made._id, other),
      await copy(theirs, made._id),
      await copy(target, '11111111-1111-4111-8111-111111111111'),
      await copy(target, "no-id'"),
      await ines.api('POST', `/api/v1/themes/${theme}/versions/copy`, {
        sourceVersionId: made._id,
      }),
    ];
    for (const { status, text } of refused) {
      expect([status, text]).toEqual([404, '{"message":"Not found.","code":"not_found"}']);
    }
    expect((await ines.api('GET', `/api/v1/plugins/${target}/versions`)).body).toEqual([]);
  });

  it('is inspected again as a package of its new product', async () => {
    const target = await addProduct(ines, 'plugins', 'harbor-pro');
    const source = await addProduct(ines, 'plugins', uniqueSlug());
    const zip = await validZip({
      'harbor/harbor.php': '<?php\n// Plugin Name: Harbor\n// Version: 2.0.0\n',
      'harbor/harbor-pro.php': '<?php\n// Plugin Name: Harbor Pro\n// Version: 3.0.0\n',
    });
    const made = await release(ines, source, '2.0.0', { zip });
    const refused = await copy(target, made.body._id);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'The entry "harbor/harbor-pro.php" has "Version: 3.0.0", but the version entered is 2.0.0.',
    ]);
  });
});
