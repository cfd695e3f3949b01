import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backupKeyVariable } from '../../src/commands/archive/backupKey.ts';
import { readConfig } from '../../src/config.ts';
import { settingNames } from '../../src/settings/environment.ts';

const sample = readFileSync(new URL('../../../../deploy/pressdock.env', import.meta.url), 'utf8');
const lines = sample.split('\n');
const settings = lines.flatMap((line) => {
  const match = /^(#?)([A-Z][A-Z0-9_]*)=(?:"(.*)"|(.*))$/.exec(line);
  if (match === null) return [];
  const [, mark, name = '', quoted, plain = ''] = match;
  return [{ name, value: quoted ?? plain, isSet: mark === '' }];
});
const valuesOf = (selected: typeof settings) =>
  Object.fromEntries(selected.map(({ name, value }) => [name, value]));
const required = { PRESSDOCK_MASTER_KEY: Buffer.alloc(32, 1).toString('base64') };

test('the sample contains every setting and the key of backups once, and no other', () => {
  const names = [...settingNames, backupKeyVariable];
  expect(settings.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test('every other line of the sample is a comment', () => {
  const others = lines.filter((line) => line !== '' && !/^#?[A-Z][A-Z0-9_]*=/.test(line));
  expect(others.filter((line) => !line.startsWith('# '))).toEqual([]);
});

test('the sample works once the master key is set', () => {
  const selected = valuesOf(settings.filter(({ isSet }) => isSet));
  expect(() => readConfig(selected)).toThrow('PRESSDOCK_MASTER_KEY must be set.');
  expect(readConfig({ ...selected, ...required })).toMatchObject({
    publicUrl: 'https://pressdock.example.com',
    dataFolder: '/var/lib/pressdock',
    trustedProxies: ['127.0.0.1'],
  });
});

test('every example in the sample is valid', () => {
  expect(readConfig({ ...valuesOf(settings), ...required })).toMatchObject({
    mail: { from: { name: 'Pressdock', address: 'no-reply@example.com' } },
    s3: { bucket: 'pressdock' },
  });
});
