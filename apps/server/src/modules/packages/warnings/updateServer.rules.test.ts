import { describe, expect, it } from 'vitest';
import { findUpdateAddresses, updateServerWarnings } from './updateServer.rules.ts';

const id = '0f5c9d1e-11aa-4b6c-9d1e-2a7c1f0b3d4e';
const source = { kind: 'plugin', productId: id, publicUrl: 'https://dock.example' } as const;
const own = `https://dock.example/api/v1/updates/${id}`;

describe('the update server of a package', () => {
  it.each<[string, string, string[]]>([
    [
      'an updater file',
      `const SERVER = 'https://dock.example';\n\tconst UPDATES = '/api/v1/updates/${id}/';`,
      [own],
    ],
    ['a URL in a string', `$url = '${own}/';`, [own]],
    [
      'plugin-update-checker',
      `PucFactory::buildUpdateChecker(\n\t'https://other.example/info.json',`,
      ['https://other.example/info.json'],
    ],
    ['the same URL twice', `'${own}/' "${own}"`, [own]],
    ['no URL', "echo 'https://dock.example/updates';", []],
  ])('is found in %s', (_, php, expected) => {
    expect(findUpdateAddresses(Buffer.from(php))).toEqual(expected);
  });

  it.each<[string, string[], string | undefined, string[]]>([
    ['this product', [own], undefined, []],
    ['this product, written in capitals', [own.toUpperCase()], undefined, []],
    ['nothing', [], undefined, []],
    [
      'another server',
      ['https://old.example/api/v1/updates/x'],
      undefined,
      ['The plugin checks for updates on another server: https://old.example/api/v1/updates/x.'],
    ],
    [
      'another product of this server',
      [own, 'https://dock.example/api/v1/updates/other'],
      undefined,
      [
        'The plugin checks for updates of another product: https://dock.example/api/v1/updates/other.',
      ],
    ],
    ['this server, as its header says', [own], 'https://dock.example/quiet/', []],
    [
      'this server, against its header',
      [own],
      'https://wordpress.org/plugins/quiet/',
      ['The header "Update URI:" names another server: https://wordpress.org/plugins/quiet/.'],
    ],
  ])('is reported for %s', (_, addresses, header, expected) => {
    expect(updateServerWarnings(addresses, header, source)).toEqual(expected);
  });
});
