import { describe, expect, it } from 'vitest';
import { useZipFolder } from '../../../test/harness/zipFolder.ts';
import {
  mainFile,
  pluginZip,
  type RawEntry,
  type RawZipOptions,
  rawZip,
} from '../../../test/harness/zips.ts';

const { inspect } = useZipFolder();

const MAIN: RawEntry = { name: 'hello-harbor/hello-harbor.php', content: mainFile('1.2.3') };
const LINK = 0o120777 * 65536;

describe('a zip is rejected with the name of the invalid entry when', () => {
  const inside = (name: string, more: Partial<RawEntry> = {}): RawEntry[] => [
    MAIN,
    { name, content: 'x', ...more },
  ];
  const cases: [string, RawEntry[], string, string | undefined, RawZipOptions?][] = [
    [
      'a name has path traversal',
      inside('hello-harbor/../evil.php'),
      'name_climbs',
      'hello-harbor/../evil.php',
    ],
    ['a name is absolute', inside('/etc/cron.d/x'), 'name_absolute', '/etc/cron.d/x'],
    ['a name has a drive', inside('C:/x.php'), 'name_absolute', 'C:/x.php'],
    [
      'a name has backslashes',
      inside('hello-harbor\\..\\x.php'),
      'name_characters',
      'hello-harbor\\..\\x.php',
    ],
    [
      'a name has a NUL',
      inside('hello-harbor/a\0.php'),
      'name_characters',
      'hello-harbor/a\uFFFD.php',
    ],
    [
      'a name has an empty part',
      inside('hello-harbor//a.php'),
      'name_climbs',
      'hello-harbor//a.php',
    ],
    [
      'a name is too long',
      inside(`hello-harbor/${'a'.repeat(300)}`),
      'name_length',
      `hello-harbor/${'a'.repeat(144)}...`,
    ],
    [
      'a name is duplicated',
      inside('hello-harbor/hello-harbor.php'),
      'duplicate',
      'hello-harbor/hello-harbor.php',
    ],
    [
      'names differ only in case',
      inside('hello-harbor/Hello-Harbor.PHP'),
      'duplicate',
      'hello-harbor/Hello-Harbor.PHP',
    ],
    [
      'names differ only in Unicode composition',
      [MAIN, { name: 'hello-harbor/caf\u00e9' }, { name: 'hello-harbor/cafe\u0301' }],
      'duplicate',
      'hello-harbor/cafe\u0301',
    ],
    [
      'a file is also a folder',
      inside('hello-harbor/hello-harbor.php/x'),
      'duplicate',
      'hello-harbor/hello-harbor.php/x',
    ],
    [
      'an entry is a link',
      inside('hello-harbor/l', { attributes: LINK }),
      'link',
      'hello-harbor/l',
    ],
    [
      'an entry is a device',
      inside('hello-harbor/d', { attributes: 0o060666 * 65536 }),
      'device',
      'hello-harbor/d',
    ],
    [
      'an entry is a pipe',
      inside('hello-harbor/p', { attributes: 0o010666 * 65536 }),
      'device',
      'hello-harbor/p',
    ],
    [
      'an entry is encrypted',
      inside('hello-harbor/e', {
        flags: 0x801,
        packedSize: 13,
        content: 'x'.repeat(13),
        unpackedSize: 1,
      }),
      'encrypted',
      'hello-harbor/e',
    ],
    [
      'an entry has an unsupported compression method',
      inside('hello-harbor/m', { method: 12 }),
      'method',
      'hello-harbor/m',
    ],
    ['there are two folders', inside('__MACOSX/x'), 'many_folders', '__MACOSX/x'],
    ['a file lies outside', inside('readme.txt'), 'not_in_folder', 'readme.txt'],
    [
      'entries overlap',
      inside('hello-harbor/o', { offset: 0, content: mainFile('1.2.3') }),
      'overlap',
      'hello-harbor/o',
    ],
    [
      'an entry overlaps the directory',
      inside('hello-harbor/r', { content: 'xy', packedSize: 90, unpackedSize: 90 }),
      'overlap',
      'hello-harbor/r',
    ],
    [
      'an entry has two names',
      inside('hello-harbor/t.txt', { localName: 'hello-harbor/t.php' }),
      'two_names',
      'hello-harbor/t.txt',
    ],
    ['a checksum is wrong', inside('hello-harbor/c', { crc: 1 }), 'damaged', 'hello-harbor/c'],
    [
      'a compressed size is false',
      inside('hello-harbor/s', { isPacked: true, content: 'y'.repeat(5000), unpackedSize: 10 }),
      'damaged',
      'hello-harbor/s',
    ],
    [
      'an entry is a zip bomb',
      inside('hello-harbor/b', { isPacked: true, content: Buffer.alloc(8_000_000) }),
      'ratio',
      'hello-harbor/b',
    ],
    [
      'its uncompressed size is too large',
      inside('hello-harbor/big', {
        packedSize: 3_000_000,
        unpackedSize: 600_000_000,
        isPacked: true,
      }),
      'too_big_unpacked',
      'hello-harbor/big',
    ],
    ['the main file is missing', [{ name: 'hello-harbor/a.txt' }], 'no_main_file', 'hello-harbor/'],
    [
      'the first entry is not at byte 0',
      inside('hello-harbor/z'),
      'not_a_zip',
      undefined,
      { prefix: Buffer.from('#!/bin/sh\n') },
    ],
    [
      'another zip comes before it',
      inside('hello-harbor/z'),
      'not_at_start',
      'hello-harbor/hello-harbor.php',
      { prefix: rawZip([MAIN]) },
    ],
    [
      'its directory holds more entries than it declares',
      inside('hello-harbor/z'),
      'hidden_entries',
      undefined,
      { count: 1 },
    ],
    [
      'its directory holds fewer entries than it declares',
      inside('hello-harbor/z'),
      'damaged',
      undefined,
      { count: 9 },
    ],
    [
      'bytes are hidden after its directory',
      inside('hello-harbor/z'),
      'hidden_entries',
      undefined,
      { beforeEnd: Buffer.alloc(40) },
    ],
    [
      'there are too many entries',
      [MAIN, ...Array.from({ length: 20_000 }, (_, n) => ({ name: `hello-harbor/${n}` }))],
      'too_many',
      'hello-harbor/19999',
    ],
  ];

  it.each(cases)('%s', async (_when, entries, code, entry, options) => {
    const result = await inspect(rawZip(entries, options));
    expect(result).toMatchObject({
      ok: false,
      fault: { code, ...(entry !== undefined && { entry }) },
    });
    if (!result.ok && entry) expect(result.fault.message).toContain(entry);
  });

  it('sites cannot compare its version', async () => {
    expect(await inspect(await pluginZip('soon'))).toEqual({
      ok: false,
      fault: {
        code: 'version_invalid',
        entry: 'hello-harbor/hello-harbor.php',
        message:
          'The entry "hello-harbor/hello-harbor.php" has "Version: soon", which sites cannot compare; use numbers and words like 1.8, 1.2.3.4 or 2.0.0-beta1.',
      },
    });
  });

  it('it is not a zip, is truncated or is empty', async () => {
    expect(await inspect(Buffer.from('hello'))).toMatchObject({ fault: { code: 'not_a_zip' } });
    expect(await inspect(Buffer.alloc(0))).toMatchObject({ fault: { code: 'not_a_zip' } });
    const whole = await pluginZip('1.2.3');
    for (const length of [4, 30, 100, whole.length - 1]) {
      expect(await inspect(whole.subarray(0, length))).toMatchObject({ ok: false });
    }
  });

  it('any single byte of its structure is corrupted, without ever throwing', async () => {
    const whole = await pluginZip('1.2.3');
    for (let at = 0; at < whole.length; at += 7) {
      const broken = Buffer.from(whole);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      expect(typeof (await inspect(broken)).ok).toBe('boolean');
    }
  });
});
