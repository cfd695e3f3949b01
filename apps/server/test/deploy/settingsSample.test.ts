import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from '../../src/commands/commands.ts';
import { readConfig } from '../../src/config.ts';
import { settingNames } from '../../src/settings/environment.ts';

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const sample = read('deploy/pressdock.env');
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

/** Returns the variables of commands except those of npm, and what OpenTelemetry reads by itself. */
async function listOtherNames(): Promise<string[]> {
  const loaded = await Promise.all(Object.values(commands).map((load) => load()));
  const tracing = [...read('docs/operating/monitoring.md').matchAll(/`(OTEL_[A-Z_]+)`/g)];
  return loaded
    .flatMap(({ variables = [] }) => variables)
    .filter((name) => !name.startsWith('npm_'))
    .concat(tracing.map(([, name]) => String(name)));
}

test('the sample contains every variable of the server and its commands once, and no other', async () => {
  const names = new Set([...settingNames, ...(await listOtherNames())]);
  expect(settings.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
});

test('the page about settings describes every variable of the sample', () => {
  const rows = read('docs/operating/settings.md')
    .split('\n')
    .flatMap((line) => line.match(/^\|[^|]*\|/) ?? []);
  const described = rows.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)]);
  const names = new Set(described.map(([, name]) => name));
  expect(settings.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
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
  expect(selected.PRESSDOCK_BACKUP_TO).toBe('/var/backups/pressdock');
});

test('every example in the sample is valid', () => {
  expect(readConfig({ ...valuesOf(settings), ...required })).toMatchObject({
    mail: { from: { name: 'Pressdock', address: 'no-reply@example.com' } },
    s3: { bucket: 'pressdock' },
  });
});
