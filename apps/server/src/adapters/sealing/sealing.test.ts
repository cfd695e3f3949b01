import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../../config.ts';
import { adoptNextKeyFile, openNextSealer, openSealer } from './masterKey.ts';
import { createSealer } from './sealer.ts';

const masterKey = randomBytes(32);
const noRotation = { newMasterKey: null, oldMasterKey: null };
const sealer = createSealer([masterKey]);

describe('an encrypted text', () => {
  test('decrypts to the original, and never looks the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, context) => {
        const sealed = sealer.seal(text, context);
        expect(sealer.open(sealed, context)).toBe(text);
        expect(sealer.seal(text, context)).not.toBe(sealed);
        expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').length).toBe(
          Buffer.byteLength(text) + 28,
        );
      }),
    );
  });

  test('does not decrypt in another context, so that rows cannot be exchanged', () => {
    const sealed = sealer.seal('token', 'account_secrets/a/envatoApiToken');
    expect(sealer.open(sealed, 'account_secrets/b/envatoApiToken')).toBeUndefined();
    expect(sealer.open(sealed, 'account_secrets/a/sendowlApiKey')).toBeUndefined();
  });

  test('does not decrypt if any bit is changed or missing', () => {
    const [id = '', whole = ''] = sealer.seal('token', 'context').split('.');
    const bytes = Buffer.from(whole, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(sealer.open(`${id}.${changed.toString('base64url')}`, 'context')).toBeUndefined();
    }
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = bytes.subarray(0, length).toString('base64url');
      expect(sealer.open(`${id}.${cut}`, 'context')).toBeUndefined();
    }
  });

  test.each(['', '.', 'x', 'x.y', '....', 'not sealed at all'])('%j does not decrypt', (text) => {
    expect(sealer.open(text, 'context')).toBeUndefined();
  });

  test('decrypts with an older key of the list, and with no other key', () => {
    const sealed = sealer.seal('token', 'context');
    expect(createSealer([randomBytes(32), masterKey]).open(sealed, 'context')).toBe('token');
    expect(createSealer([randomBytes(32)]).open(sealed, 'context')).toBeUndefined();
  });
});

describe('the keys of a sealer', () => {
  test('are named in order, without revealing them, and begin its ciphertexts', () => {
    const older = randomBytes(32);
    const both = createSealer([masterKey, older]);
    expect(both.keyIds).toEqual([...sealer.keyIds, ...createSealer([older]).keyIds]);
    expect(both.seal('token', 'context').split('.')[0]).toBe(both.keyIds[0]);
    expect(both.keyIds[0]).toHaveLength(8);
  });

  test('make the same digest of a text on every server, and another one with another key', () => {
    expect(createSealer([masterKey]).digest('192.0.2.1')).toBe(sealer.digest('192.0.2.1'));
    expect(createSealer([randomBytes(32)]).digest('192.0.2.1')).not.toBe(
      sealer.digest('192.0.2.1'),
    );
    expect(sealer.digest('192.0.2.2')).not.toBe(sealer.digest('192.0.2.1'));
  });
});

describe('the master key', () => {
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'pressdock-sealing-'));
  });
  afterAll(() => rm(dataFolder, { recursive: true, force: true }));

  test('is created once in the data folder if none is configured, readable only by the owner', async () => {
    const sealed = (await openSealer({ masterKey: null, ...noRotation, dataFolder })).seal(
      'token',
      'context',
    );
    const path = join(dataFolder, 'master.key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const text = await readFile(path, 'utf8');
    const again = await openSealer({ masterKey: null, ...noRotation, dataFolder });
    expect(again.open(sealed, 'context')).toBe('token');
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  test('is stored with its id at every rotation', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pressdock-rotation-'));
    const settings = { masterKey: null, ...noRotation, dataFolder: folder };
    const rotate = async () => {
      const [id] = (await openSealer(settings)).keyIds;
      const text = await readFile(join(folder, 'master.key'), 'utf8');
      await openNextSealer(settings);
      const name = await adoptNextKeyFile(folder);
      expect(name).toBe(`master.key.${id}.old`);
      return { name, text };
    };
    const files = [await rotate(), await rotate()];
    for (const { name, text } of files) {
      expect(await readFile(join(folder, name), 'utf8')).toBe(text);
    }
    const names = ['master.key', ...files.map(({ name }) => name)];
    expect((await readdir(folder)).sort()).toEqual(names.sort());
    await rm(folder, { recursive: true });
  });

  test("takes over when it is configured, and secrets of the folder's key remain readable", async () => {
    const before = (await openSealer({ masterKey: null, ...noRotation, dataFolder })).seal(
      'token',
      'context',
    );
    const configured = await openSealer({ masterKey, ...noRotation, dataFolder });
    expect(configured.open(before, 'context')).toBe('token');
    expect(sealer.open(configured.seal('new', 'context'), 'context')).toBe('new');
  });

  test('that is damaged aborts startup with one line', async () => {
    await writeFile(join(dataFolder, 'master.key'), 'short');
    await expect(openSealer({ masterKey: null, ...noRotation, dataFolder })).rejects.toThrow(
      new ConfigError(
        `${join(dataFolder, 'master.key')} does not contain a valid master key. Copy the file from where you stored it; backups do not contain it.`,
      ),
    );
  });
});
