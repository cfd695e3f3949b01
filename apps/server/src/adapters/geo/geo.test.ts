import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildAsnDatabase } from './asnDatabase.ts';
import { openGeo } from './geo.ts';
import type { MmdbValue } from './mmdbEncoding.ts';
import { MmdbWriter } from './mmdbWriter.ts';

const berlin = { country_code: 'DE', state1: 'Berlin', city: 'Berlin', postcode: '' };
const nestedBerlin: MmdbValue = {
  country: { iso_code: 'DE', names: { en: 'Germany' } },
  subdivisions: [{ names: { de: 'Land Berlin', en: 'Land Berlin' } }, { names: { en: 'Mitte' } }],
  city: { names: { de: 'Berlin', en: 'Berlin' } },
};
const unknown = { country: null, region: null, city: null, hosting: null };

let folder: string;
const warnings: string[] = [];
const warn = (line: string) => warnings.push(line);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-geo-'));
  warnings.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Ranges {
  type?: string;
  ipVersion?: 4 | 6;
  ranges: [first: string, last: string, record: MmdbValue][];
}

async function writeDatabase(name: string, { type = 'test', ipVersion, ranges }: Ranges) {
  const writer = new MmdbWriter(type, ipVersion);
  for (const range of ranges) writer.add(...range);
  const file = join(folder, name);
  await writeFile(file, writer.encode(new Date('2026-01-01')));
  return file;
}

const openFiles = (cityFiles: string[], asnFiles: string[] = []) =>
  openGeo({ geo: { cityFiles, asnFiles }, dataFolder: folder }, warn);

test.each([
  ['flat', berlin, { country: 'DE', region: 'Berlin', city: 'Berlin' }],
  ['nested', nestedBerlin, { country: 'DE', region: 'Land Berlin', city: 'Berlin' }],
  ['incomplete', { country_code: 'de', city: ' ' }, { country: 'DE', region: null, city: null }],
  ['unusable', { country_code: 'Germany', city: 7 }, { country: null, region: null, city: null }],
])('reads the location from a %s record', async (_, record, location) => {
  const file = await writeDatabase('city.mmdb', { ranges: [['192.0.2.0', '192.0.2.255', record]] });
  const geo = await openFiles([file]);
  expect(geo.lookup('192.0.2.77')).toEqual({ ...location, hosting: null });
});

test('combines the location with the hosting provider', async () => {
  const city = await writeDatabase('city.mmdb', {
    ranges: [['2001:db8::', '2001:db8::ffff', berlin]],
  });
  const asn = await writeDatabase('asn.mmdb', {
    ranges: [['2001:db8::', '2001:db8::1', { autonomous_system_organization: 'Example (EU) Ltd' }]],
  });
  const geo = await openFiles([city], [asn]);
  const location = { country: 'DE', region: 'Berlin', city: 'Berlin' };
  expect(geo.lookup('2001:db8::1')).toEqual({ ...location, hosting: 'Example (EU) Ltd' });
  expect(geo.lookup('2001:db8::2')).toEqual({ ...location, hosting: null });
  expect(geo.lookup('2001:db8:1::')).toEqual(unknown);
});

test.each(['192.0.2.1', '192.0.2.0/24', '::ffff:192.0.2.1'])('finds %s', async (address) => {
  const file = await writeDatabase('city.mmdb', { ranges: [['192.0.2.0', '192.0.2.255', berlin]] });
  expect((await openFiles([file])).lookup(address).city).toBe('Berlin');
});

test.each(['', 'localhost', '192.0.2', '192.0.2.1, 192.0.2.2', '::g', '/24', '198.51.100.1'])(
  'returns blanks for "%s"',
  async (address) => {
    const file = await writeDatabase('city.mmdb', {
      ranges: [['192.0.2.0', '192.0.2.255', berlin]],
    });
    expect((await openFiles([file])).lookup(address)).toEqual(unknown);
  },
);

test('looks each address up in the databases of its IP version', async () => {
  const paris = { country_code: 'FR', city: 'Paris' };
  // 2001:db8:: begins with the bits of 32.1.13.184.
  const v4 = await writeDatabase('v4.mmdb', {
    ipVersion: 4,
    ranges: [['32.0.0.0', '32.255.255.255', berlin]],
  });
  const v6 = await writeDatabase('v6.mmdb', { ranges: [['2001:db8::', '2001:db8:ffff::', paris]] });
  const geo = await openFiles([v4, v6]);
  expect(geo.lookup('32.1.13.184').city).toBe('Berlin');
  expect(geo.lookup('2001:db8::1').city).toBe('Paris');
  expect((await openFiles([v4])).lookup('2001:db8::1')).toEqual(unknown);
});

test('uses the installed databases unless others are configured', async () => {
  await mkdir(join(folder, 'geo'));
  const ranges: Ranges['ranges'] = [['192.0.2.0', '192.0.2.255', berlin]];
  await writeDatabase('geo/dbip-city-ipv4.mmdb', { ipVersion: 4, ranges });
  expect((await openFiles([])).sources).toEqual({ location: null, hosting: null });
  await writeDatabase('geo/dbip-city-ipv6.mmdb', { ranges: [] });
  const installed = await openFiles([]);
  expect(installed.lookup('192.0.2.1').city).toBe('Berlin');
  expect(installed.sources.location).toEqual({
    name: 'IP Geolocation by DB-IP',
    url: 'https://db-ip.com',
  });
  const own = await writeDatabase('own.mmdb', { type: 'GeoLite2-City', ranges: [] });
  const configured = await openFiles([own]);
  expect(configured.lookup('192.0.2.1')).toEqual(unknown);
  expect(configured.sources.location?.name).toBe('GeoLite2 by MaxMind');
});

test.each([
  ['is missing', undefined, 'does not exist'],
  ['is empty', Buffer.alloc(0), 'is not a complete database in the format MMDB'],
  [
    'is something else',
    Buffer.from('PK'.repeat(5000)),
    'is not a complete database in the format MMDB',
  ],
])('starts without a database whose file %s', async (_, bytes, reason) => {
  const file = join(folder, 'broken.mmdb');
  if (bytes) await writeFile(file, bytes);
  const city = await writeDatabase('city.mmdb', { ranges: [['192.0.2.0', '192.0.2.255', berlin]] });
  const geo = await openFiles([city], [file]);
  expect(warnings).toEqual([`PRESSDOCK_GEO_ASN: ${file} ${reason}. Its results stay blank.`]);
  expect(geo.sources.hosting).toBeNull();
  expect(geo.lookup('192.0.2.1')).toMatchObject({ city: 'Berlin', hosting: null });
});

test('starts without a database that was not copied completely', async () => {
  const writer = new MmdbWriter('test');
  writer.add('192.0.2.0', '192.0.2.255', berlin);
  const bytes = writer.encode(new Date());
  const file = join(folder, 'city.mmdb');
  await writeFile(file, bytes.subarray(0, bytes.length - 40));
  const geo = await openFiles([file]);
  expect(warnings).toHaveLength(1);
  expect(geo.lookup('192.0.2.1')).toEqual(unknown);
});

test('treats a damaged record as unknown', async () => {
  const writer = new MmdbWriter('test');
  writer.add('192.0.2.0', '192.0.2.255', berlin);
  const bytes = writer.encode(new Date());
  const record = bytes.indexOf('country_code') - 2;
  bytes.fill(0, record, record + 10);
  const file = join(folder, 'city.mmdb');
  await writeFile(file, bytes);
  const geo = await openFiles([file]);
  expect(geo.lookup('192.0.2.1')).toEqual(unknown);
  expect(geo.lookup('198.51.100.1')).toEqual(unknown);
});

test('knows nothing after it was closed', async () => {
  const file = await writeDatabase('city.mmdb', { ranges: [['192.0.2.0', '192.0.2.255', berlin]] });
  const geo = await openFiles([file]);
  geo.close();
  expect(geo.lookup('192.0.2.1')).toEqual(unknown);
});

test('builds the database of hosting providers from lists of networks', async () => {
  const list = join(folder, 'asn-ipv4.csv');
  await writeFile(
    list,
    '192.0.2.0,192.0.2.9,64496,"Example ""Hosting"", Inc."\n192.0.2.10,192.0.2.10,64497,Plain\n',
  );
  const other = join(folder, 'asn-ipv6.csv');
  await writeFile(other, '2001:db8::,2001:db8:ffff:ffff:ffff:ffff:ffff:ffff,64498,Six\n');
  const file = join(folder, 'asn.mmdb');
  await writeFile(file, await buildAsnDatabase([list, other], new Date('2026-06-17')));
  const geo = await openFiles([], [file]);
  expect(geo.sources.hosting?.name).toBe('RouteViews, NRO and DB-IP');
  expect(geo.lookup('192.0.2.9').hosting).toBe('Example "Hosting", Inc.');
  expect(geo.lookup('192.0.2.10').hosting).toBe('Plain');
  expect(geo.lookup('192.0.2.11').hosting).toBeNull();
  expect(geo.lookup('2001:db8:1::1').hosting).toBe('Six');
});

test('names the malformed line of a list of networks', async () => {
  const list = join(folder, 'asn-ipv4.csv');
  await writeFile(list, '192.0.2.0,192.0.2.9,64496,Example\nnot a range\n');
  await expect(buildAsnDatabase([list], new Date())).rejects.toThrow('asn-ipv4.csv, line 2');
});
