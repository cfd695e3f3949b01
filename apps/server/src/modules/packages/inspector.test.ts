import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useZipFolder } from '../../../test/harness/zipFolder.ts';
import { mainFile, pluginZip, type RawEntry, rawZip } from '../../../test/harness/zips.ts';
import { createPackageInspector } from './inspector.ts';

const { save } = useZipFolder();
const MAIN: RawEntry = { name: 'hello-harbor/hello-harbor.php', content: mainFile('1.2.3') };

describe('the package inspector', () => {
  it('inspects zips of one account in a worker thread, one after another', async () => {
    const inspector = createPackageInspector();
    const zips = await Promise.all([pluginZip('1.0.0'), pluginZip('1.0.1')]);
    const paths = await Promise.all(zips.map(save));
    const results = await Promise.all(
      paths.map((path) => inspector.inspect('a', { path, kind: 'plugin', slug: 'hello-harbor' })),
    );
    await inspector.close();
    expect(results.map((result) => result.ok && result.report.version)).toEqual(['1.0.0', '1.0.1']);
  });

  it('inspects the zip of another account before those that one account queued', async () => {
    const inspector = createPackageInspector();
    const content = Buffer.concat([randomBytes(60_000), Buffer.alloc(9_900_000)]);
    const entries = Array.from({ length: 8 }, (_, index) => ({
      name: `hello-harbor/${index}.bin`,
      content,
      isPacked: true,
    }));
    const large = await save(rawZip([MAIN, ...entries]));
    const small = await save(await pluginZip('1.2.3'));
    const finished: string[] = [];
    const inspect = async (account: string, path: string) => {
      await inspector.inspect(account, { path, kind: 'plugin', slug: 'hello-harbor' });
      finished.push(account);
    };
    // Both threads start.
    await Promise.all([inspect('busy', small), inspect('other', small)]);
    finished.length = 0;
    const busy = Array.from({ length: 4 }, () => inspect('busy', large));
    await Promise.all([...busy, inspect('other', small)]);
    await inspector.close();
    expect(finished.indexOf('other')).toBeLessThan(3);
  });

  it('uses far less memory than the uncompressed zip', async () => {
    const content = Buffer.concat([randomBytes(60_000), Buffer.alloc(9_900_000)]);
    const entries = Array.from({ length: 40 }, (_, index) => ({
      name: `hello-harbor/${index}.bin`,
      content,
      isPacked: true,
    }));
    const path = await save(rawZip([MAIN, ...entries]));
    const inspector = createPackageInspector();
    const before = process.memoryUsage().rss;
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 5);
    const result = await inspector.inspect('a', { path, kind: 'plugin', slug: 'hello-harbor' });
    clearInterval(watch);
    await inspector.close();
    expect(result.ok).toBe(true);
    expect((highest - before) / 1024 / 1024).toBeLessThan(200);
  });

  it('rejects a zip that takes too long and continues with the next one', async () => {
    const path = await save(await pluginZip('1.0.0'));
    const request = { path, kind: 'plugin' as const, slug: 'hello-harbor' };
    const hasty = createPackageInspector(1);
    expect(await hasty.inspect('a', request)).toMatchObject({ fault: { code: 'unreadable' } });
    expect(await hasty.inspect('a', { ...request, path: `${path}.none` })).toMatchObject({
      ok: false,
    });
    await hasty.close();
  });
});
