import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useZipFolder } from '../../../test/harness/zipFolder.ts';
import { mainFile, pluginZip, type RawEntry, rawZip } from '../../../test/harness/zips.ts';
import { createPackageInspector } from './inspector.ts';

const { save } = useZipFolder();
const MAIN: RawEntry = { name: 'hello-harbor/hello-harbor.php', content: mainFile('1.2.3') };

describe('the package inspector', () => {
  it('inspects zips in a worker thread, one after another', async () => {
    const inspector = createPackageInspector();
    const zips = await Promise.all([pluginZip('1.0.0'), pluginZip('1.0.1')]);
    const paths = await Promise.all(zips.map(save));
    const results = await Promise.all(
      paths.map((path, index) =>
        inspector.inspect({ path, kind: 'plugin', slug: 'hello-harbor', version: `1.0.${index}` }),
      ),
    );
    await inspector.close();
    expect(results.map((result) => result.ok)).toEqual([true, true]);
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
    const result = await inspector.inspect({
      path,
      kind: 'plugin',
      slug: 'hello-harbor',
      version: '1.2.3',
    });
    clearInterval(watch);
    await inspector.close();
    expect(result.ok).toBe(true);
    expect((highest - before) / 1024 / 1024).toBeLessThan(200);
  });

  it('rejects a zip that takes too long and continues with the next one', async () => {
    const path = await save(await pluginZip('1.0.0'));
    const request = { path, kind: 'plugin' as const, slug: 'hello-harbor', version: '1.0.0' };
    const hasty = createPackageInspector(1);
    expect(await hasty.inspect(request)).toMatchObject({ fault: { code: 'unreadable' } });
    expect(await hasty.inspect({ ...request, path: `${path}.none` })).toMatchObject({
      ok: false,
    });
    await hasty.close();
  });
});
