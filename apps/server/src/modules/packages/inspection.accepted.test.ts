import { describe, expect, it } from 'vitest';
import { useZipFolder } from '../../../test/harness/zipFolder.ts';
import {
  mainFile,
  pluginZip,
  type RawEntry,
  rawZip,
  validZip,
} from '../../../test/harness/zips.ts';
import { inspectPackage } from './inspection.ts';

const { save, inspect } = useZipFolder();

const MAIN: RawEntry = { name: 'hello-harbor/hello-harbor.php', content: mainFile('1.2.3') };

describe('a valid zip', () => {
  it('is accepted with its contents', async () => {
    const result = await inspect(await pluginZip('1.2.3'));
    expect(result).toMatchObject({
      ok: true,
      report: {
        root: 'hello-harbor',
        mainFile: 'hello-harbor/hello-harbor.php',
        headers: { version: '1.2.3', requires: '6.2', requiresPhp: '7.4' },
        readme: {
          tested: '6.8',
          sections: { description: '<p>Greets <strong>every</strong> ship.</p>' },
        },
        warnings: [],
      },
    });
  });

  it('may be made by hand, by a streaming packer, or carry a comment', async () => {
    expect(await inspect(rawZip([MAIN], { comment: 'built on Tuesday' }))).toMatchObject({
      ok: true,
    });
    expect(await inspect(rawZip([{ ...MAIN, isPacked: true }]))).toMatchObject({ ok: true });
  });

  it('may be a theme', async () => {
    const path = await save(
      await validZip({ 'shore/style.css': '/*\nTheme Name: Shore\nVersion: 3.0.0\n*/' }),
    );
    const result = await inspectPackage({ path, kind: 'theme', slug: 'shore' });
    expect(result).toMatchObject({ ok: true, report: { mainFile: 'shore/style.css' } });
  });

  it('is accepted with warnings about files that should not be in it', async () => {
    const result = await inspect(
      await validZip({
        'harbor/other.php': mainFile('1.2.3'),
        'harbor/.git/config': 'x',
        'harbor/node_modules/a/index.js': 'x',
      }),
    );
    expect(result.ok && result.report.warnings).toEqual([
      'The folder in the zip file is "harbor", but the slug is "hello-harbor".',
      'The zip file contains no readme.txt, so sites show no description and no changelog.',
      'The zip file contains a .git folder: "harbor/.git/config".',
      'The zip file contains a node_modules folder: "harbor/node_modules/a/index.js".',
    ]);
  });
});
