import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readCommand } from './arguments.ts';
import { cliMessages } from './cli.messages.ts';
import { readPackageFile } from './packageFile.ts';
import { chooseProduct, type FoundProduct } from './release.ts';
import { connect } from './server.ts';

const environment = { PRESSDOCK_URL: 'https://pressdock.example', PRESSDOCK_API_KEY: 'pdk_abc' };

describe('the arguments of a release', () => {
  test('name a file, a product and a changelog', () => {
    const args = ['release', 'a.zip', '--product', 'tidy', '--changelog=@notes.html'];
    expect(readCommand(args, { ...environment, PRESSDOCK_API_KEY: ' pdk_abc\n' })).toEqual({
      ok: true,
      value: {
        name: 'release',
        settings: {
          url: 'https://pressdock.example',
          apiKey: 'pdk_abc',
          file: 'a.zip',
          product: 'tidy',
          changelog: '@notes.html',
        },
      },
    });
  });

  test.each([
    ['https://pressdock.example/', 'https://pressdock.example'],
    ['https://example.com/releases/', 'https://example.com/releases'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('accept the URL %s', (url, expected) => {
    const command = readCommand(['release', 'a.zip'], { ...environment, PRESSDOCK_URL: url });
    expect(command).toMatchObject({ value: { settings: { url: expected } } });
  });

  test.each<[string, string[], Record<string, string>, string]>([
    ['another command', ['publish'], environment, cliMessages.unknownCommand('publish')],
    ['no file', ['release'], environment, cliMessages.oneFile],
    ['two files', ['release', 'a.zip', 'b.zip'], environment, cliMessages.oneFile],
    ['an unknown option', ['release', '--force'], environment, '--force'],
    ['a product without a value', ['release', 'a.zip', '--product'], environment, '--product'],
    ['no URL', ['release', 'a.zip'], {}, cliMessages.urlMissing],
    ['text as URL', ['release', 'a.zip'], { PRESSDOCK_URL: 'dock' }, cliMessages.urlInvalid],
    ['another scheme', ['release', 'a.zip'], { PRESSDOCK_URL: 'ftp://a' }, cliMessages.urlInvalid],
    [
      'a URL without TLS',
      ['release', 'a.zip'],
      { PRESSDOCK_URL: 'http://pressdock.example' },
      cliMessages.urlInsecure,
    ],
    [
      'no key',
      ['release', 'a.zip'],
      { PRESSDOCK_URL: 'https://pressdock.example' },
      cliMessages.keyMissing,
    ],
    [
      'a key that would add a header',
      ['release', 'a.zip'],
      { ...environment, PRESSDOCK_API_KEY: 'pdk_a\r\nx: y' },
      cliMessages.keyInvalid,
    ],
  ])('are rejected with %s', (_name, args, variables, message) => {
    const command = readCommand(args, variables);
    expect(command).toMatchObject({ ok: false, exitCode: 2 });
    expect(command.ok ? '' : command.message).toContain(message);
  });

  test.each([[[]], [['--help']], [['release', '-h']]])('%j shows the help', (args) => {
    expect(readCommand(args, {})).toEqual({ ok: true, value: { name: 'help' } });
  });
});

describe('the product of a release', () => {
  const plugin: FoundProduct = { kind: 'plugin', _id: '1', name: 'Tidy', slug: 'tidy' };
  const theme: FoundProduct = { kind: 'theme', _id: '2', name: 'Quay', slug: 'quay' };
  const file = { name: 'a.zip', rootFolder: 'tidy' };

  test.each([
    ['the slug of the root folder', file, undefined, plugin],
    ['an id', file, '2', theme],
    ['a slug', file, 'quay', theme],
  ])('is found by %s', (_name, zip, requested, expected) => {
    expect(chooseProduct([plugin, theme], zip, requested)).toEqual({ ok: true, value: expected });
  });

  test.each([
    [
      'is unknown',
      { ...file, rootFolder: 'other' },
      undefined,
      cliMessages.unknownProduct('other'),
    ],
    [
      'has no root folder',
      { ...file, rootFolder: '' },
      undefined,
      cliMessages.noRootFolder('a.zip'),
    ],
    [
      'is not the only one',
      file,
      'tidy',
      cliMessages.ambiguousProduct('tidy', ['1 (plugin)', '3 (theme)']),
    ],
  ])('is not released if it %s', (_name, zip, requested, message) => {
    const twin: FoundProduct = { ...theme, _id: '3', slug: 'tidy' };
    const found = chooseProduct([plugin, theme, twin], zip, requested);
    expect(found).toEqual({ ok: false, exitCode: 2, message });
  });
});

describe('the zip file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pressdock-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const save = (content: Buffer) => {
    const path = join(folder, 'a.zip');
    writeFileSync(path, content);
    return path;
  };
  const header = (name: string) => {
    const fixed = Buffer.alloc(30);
    fixed.writeUInt32LE(0x04034b50, 0);
    fixed.writeUInt16LE(Buffer.byteLength(name), 26);
    return Buffer.concat([fixed, Buffer.from(name), Buffer.from('the rest of the file')]);
  };

  test.each([
    ['tidy/tidy.php', 'tidy'],
    ['tidy/', 'tidy'],
    ['tidy.php', ''],
  ])('that begins with %s has the root folder "%s"', async (name, rootFolder) => {
    const path = save(header(name));
    const bytes = header(name).length;
    const value = { path, name: 'a.zip', bytes, rootFolder };
    expect(await readPackageFile(path)).toEqual({ ok: true, value });
  });

  test.each([
    ['empty', () => save(Buffer.alloc(0)), cliMessages.notZip('a.zip')],
    ['text', () => save(Buffer.from('This is text. '.repeat(9))), cliMessages.notZip('a.zip')],
    ['missing', () => join(folder, 'none.zip'), 'there is no such file'],
    ['a folder', () => folder, 'it is a folder'],
  ])('that is %s is not uploaded', async (_name, create, message) => {
    const read = await readPackageFile(create());
    expect(read).toMatchObject({ ok: false, exitCode: 2 });
    expect(read.ok ? '' : read.message).toContain(message);
  });
});

describe('a call', () => {
  const settings = { url: 'http://127.0.0.1:1', apiKey: 'pdk_abc' };
  const calling = (statuses: number[], retryAfterSeconds = 0) => {
    const waits: number[] = [];
    const { attempt } = connect(
      settings,
      () => undefined,
      async (ms) => void waits.push(ms / 1000),
    );
    const error = { code: 'unavailable', message: 'Please wait.' } as const;
    const call = async () => {
      const status = statuses.shift() ?? 200;
      if (status === 200) return { ok: true, status, data: 'done' } as const;
      return { ok: false, status, error, retryAfterSeconds } as const;
    };
    return { waits, outcome: attempt<string>(call) };
  };

  test.each<[number[], number, number[], number]>([
    [[200], 0, [], 0],
    [[0, 503, 200], 0, [1, 4], 0],
    [[429, 200], 30, [30], 0],
    [[429, 200], 600, [], 4],
    [[0, 0, 0, 0, 200], 0, [1, 4, 15], 4],
    [[507, 200], 0, [], 4],
    [[401, 200], 0, [], 3],
    [[403, 200], 0, [], 3],
    [[404, 200], 0, [], 2],
    [[400, 200], 0, [], 1],
  ])('with the statuses %j and Retry-After %i waits %j and ends with %i', async (...row) => {
    const [statuses, retryAfter, expected, exitCode] = row;
    const { waits, outcome } = calling(statuses, retryAfter);
    const ended = await outcome;
    expect(waits).toEqual(expected);
    expect(ended.ok ? 0 : ended.exitCode).toBe(exitCode);
  });

  test('that the server denies ends with its message only', async () => {
    const message = 'The server denied the request: Please wait.';
    expect(await calling([403]).outcome).toMatchObject({ message });
  });
});
