import { describe, expect, it } from 'vitest';
import { mainFile, pluginZip, type RawEntry, type RawZipOptions, rawZip } from './zipFixtures.ts';
import { useZipFolder } from './zipFolder.ts';

const { inspect } = useZipFolder();

const MAIN: RawEntry = { name: 'hello-harbour/hello-harbour.php', content: mainFile('1.2.3') };
const LINK = 0o120777 * 65536;

describe('a zip is refused, naming the entry at fault, when', () => {
  const inside = (name: string, more: Partial<RawEntry> = {}): RawEntry[] => [
    MAIN,
    { name, content: 'x', ...more },
  ];
  const cases: [string, RawEntry[], string, string | undefined, RawZipOptions?][] = [
    [
      'a name climbs out',
      inside('hello-harbour/../evil.php'),
      'name_climbs',
      'hello-harbour/../evil.php',
    ],
    ['a name is absolute', inside('/etc/cron.d/x'), 'name_absolute', '/etc/cron.d/x'],
    ['a name has a drive', inside('C:/x.php'), 'name_absolute', 'C:/x.php'],
    [
      'a name has backslashes',
      inside('hello-harbour\\..\\x.php'),
      'name_characters',
      'hello-harbour\\..\\x.php',
    ],
    [
      'a name has a NUL',
      inside('hello-harbour/a\0.php'),
      'name_characters',
      'hello-harbour/a\uFFFD.php',
    ],
    [
      'a name has an empty part',
      inside('hello-harbour//a.php'),
      'name_climbs',
      'hello-harbour//a.php',
    ],
    [
      'a name is endless',
      inside(`hello-harbour/${'a'.repeat(300)}`),
      'name_length',
      `hello-harbour/${'a'.repeat(143)}...`,
    ],
    [
      'a name is there twice',
      inside('hello-harbour/hello-harbour.php'),
      'duplicate',
      'hello-harbour/hello-harbour.php',
    ],
    [
      'names differ by capitals only',
      inside('hello-harbour/Hello-Harbour.PHP'),
      'duplicate',
      'hello-harbour/Hello-Harbour.PHP',
    ],
    [
      'names differ by composition only',
      [MAIN, { name: 'hello-harbour/caf\u00e9' }, { name: 'hello-harbour/cafe\u0301' }],
      'duplicate',
      'hello-harbour/cafe\u0301',
    ],
    [
      'a file is also a folder',
      inside('hello-harbour/hello-harbour.php/x'),
      'duplicate',
      'hello-harbour/hello-harbour.php/x',
    ],
    [
      'an entry is a link',
      inside('hello-harbour/l', { attributes: LINK }),
      'link',
      'hello-harbour/l',
    ],
    [
      'an entry is a device',
      inside('hello-harbour/d', { attributes: 0o060666 * 65536 }),
      'device',
      'hello-harbour/d',
    ],
    [
      'an entry is a pipe',
      inside('hello-harbour/p', { attributes: 0o010666 * 65536 }),
      'device',
      'hello-harbour/p',
    ],
    [
      'an entry is encrypted',
      inside('hello-harbour/e', {
        flags: 0x801,
        packedSize: 13,
        content: 'x'.repeat(13),
        unpackedSize: 1,
      }),
      'encrypted',
      'hello-harbour/e',
    ],
    [
      'an entry is packed oddly',
      inside('hello-harbour/m', { method: 12 }),
      'method',
      'hello-harbour/m',
    ],
    ['there are two folders', inside('__MACOSX/x'), 'many_folders', '__MACOSX/x'],
    ['a file lies outside', inside('readme.txt'), 'not_in_folder', 'readme.txt'],
    [
      'entries share bytes',
      inside('hello-harbour/o', { offset: 0, content: mainFile('1.2.3') }),
      'overlap',
      'hello-harbour/o',
    ],
    [
      'an entry reaches into the directory',
      inside('hello-harbour/r', { content: 'xy', packedSize: 90, unpackedSize: 90 }),
      'overlap',
      'hello-harbour/r',
    ],
    [
      'an entry has two names',
      inside('hello-harbour/t.txt', { localName: 'hello-harbour/t.php' }),
      'two_names',
      'hello-harbour/t.txt',
    ],
    ['a checksum is wrong', inside('hello-harbour/c', { crc: 1 }), 'damaged', 'hello-harbour/c'],
    [
      'a packed size lies',
      inside('hello-harbour/s', { isPacked: true, content: 'y'.repeat(5000), unpackedSize: 10 }),
      'damaged',
      'hello-harbour/s',
    ],
    [
      'an entry is a bomb',
      inside('hello-harbour/b', { isPacked: true, content: Buffer.alloc(8_000_000) }),
      'ratio',
      'hello-harbour/b',
    ],
    [
      'it unpacks to too much',
      inside('hello-harbour/big', {
        packedSize: 3_000_000,
        unpackedSize: 600_000_000,
        isPacked: true,
      }),
      'too_big_unpacked',
      'hello-harbour/big',
    ],
    [
      'the main file is missing',
      [{ name: 'hello-harbour/a.txt' }],
      'no_main_file',
      'hello-harbour/',
    ],
    [
      'the first entry is not at byte 0',
      inside('hello-harbour/z'),
      'not_a_zip',
      undefined,
      { prefix: Buffer.from('#!/bin/sh\n') },
    ],
    [
      'another zip comes before it',
      inside('hello-harbour/z'),
      'not_at_start',
      'hello-harbour/hello-harbour.php',
      { prefix: rawZip([MAIN]) },
    ],
    [
      'its directory holds more than it counts',
      inside('hello-harbour/z'),
      'hidden_entries',
      undefined,
      { count: 1 },
    ],
    [
      'its directory holds less than it counts',
      inside('hello-harbour/z'),
      'damaged',
      undefined,
      { count: 9 },
    ],
    [
      'bytes hide behind its directory',
      inside('hello-harbour/z'),
      'hidden_entries',
      undefined,
      { beforeEnd: Buffer.alloc(40) },
    ],
    [
      'there are too many entries',
      [MAIN, ...Array.from({ length: 20_000 }, (_, n) => ({ name: `hello-harbour/${n}` }))],
      'too_many',
      'hello-harbour/19999',
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

  it('its version is not the one entered', async () => {
    expect(await inspect(await pluginZip('1.2.3'), '1.2.4')).toEqual({
      ok: false,
      fault: {
        code: 'version_differs',
        entry: 'hello-harbour/hello-harbour.php',
        message:
          'The entry "hello-harbour/hello-harbour.php" says "Version: 1.2.3", but the version entered is 1.2.4.',
      },
    });
  });

  it('it is not a zip, is cut off, or is empty', async () => {
    expect(await inspect(Buffer.from('hello'))).toMatchObject({ fault: { code: 'not_a_zip' } });
    expect(await inspect(Buffer.alloc(0))).toMatchObject({ fault: { code: 'not_a_zip' } });
    const whole = await pluginZip('1.2.3');
    for (const length of [4, 30, 100, whole.length - 1]) {
      expect(await inspect(whole.subarray(0, length))).toMatchObject({ ok: false });
    }
  });

  it('any one byte of its structure is changed into nonsense, it never throws', async () => {
    const whole = await pluginZip('1.2.3');
    for (let at = 0; at < whole.length; at += 7) {
      const broken = Buffer.from(whole);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      expect(typeof (await inspect(broken)).ok).toBe('boolean');
    }
  });
});
