import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSealer } from '../src/adapters/sealing/masterKey.ts';
import { createSealer } from '../src/adapters/sealing/sealer.ts';
import { WrongSetting } from '../src/config.ts';

const masterKey = randomBytes(32);
const sealer = createSealer([masterKey]);

describe('a sealed text', () => {
  test('opens to what it was, and never looks the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, place) => {
        const sealed = sealer.seal(text, place);
        expect(sealer.open(sealed, place)).toBe(text);
        expect(sealer.seal(text, place)).not.toBe(sealed);
        expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').length).toBe(
          Buffer.byteLength(text) + 28,
        );
      }),
    );
  });

  test('is nothing in another place, so that rows cannot be exchanged', () => {
    const sealed = sealer.seal('token', 'account_secrets/a/envatoApiToken');
    expect(sealer.open(sealed, 'account_secrets/b/envatoApiToken')).toBeUndefined();
    expect(sealer.open(sealed, 'account_secrets/a/sendowlApiKey')).toBeUndefined();
  });

  test('is nothing when any of its bits has changed, or some are missing', () => {
    const [id = '', whole = ''] = sealer.seal('token', 'place').split('.');
    const bytes = Buffer.from(whole, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(sealer.open(`${id}.${changed.toString('base64url')}`, 'place')).toBeUndefined();
    }
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = bytes.subarray(0, length).toString('base64url');
      expect(sealer.open(`${id}.${cut}`, 'place')).toBeUndefined();
    }
  });

  test.each(['', '.', 'x', 'x.y', '....', 'not sealed at all'])('%j is none', (text) => {
    expect(sealer.open(text, 'place')).toBeUndefined();
  });

  test('opens under an older key, and under no other', () => {
    const sealed = sealer.seal('token', 'place');
    expect(createSealer([randomBytes(32), masterKey]).open(sealed, 'place')).toBe('token');
    expect(createSealer([randomBytes(32)]).open(sealed, 'place')).toBeUndefined();
  });
});

describe('the master key', () => {
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'pressdock-sealing-'));
  });
  afterAll(() => rm(dataFolder, { recursive: true, force: true }));

  test('is made once in the data folder where the operator gives none, for the owner alone', async () => {
    const sealed = (await openSealer({ masterKey: null, dataFolder })).seal('token', 'place');
    const path = join(dataFolder, 'master.key');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const text = await readFile(path, 'utf8');
    const again = await openSealer({ masterKey: null, dataFolder });
    expect(again.open(sealed, 'place')).toBe('token');
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  test('of the operator takes over, and what the folder had sealed still opens', async () => {
    const before = (await openSealer({ masterKey: null, dataFolder })).seal('token', 'place');
    const given = await openSealer({ masterKey, dataFolder });
    expect(given.open(before, 'place')).toBe('token');
    expect(sealer.open(given.seal('new', 'place'), 'place')).toBe('new');
  });

  test('that is broken stops the start in one line', async () => {
    await writeFile(join(dataFolder, 'master.key'), 'short');
    await expect(openSealer({ masterKey: null, dataFolder })).rejects.toThrow(WrongSetting);
  });
});
