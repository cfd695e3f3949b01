import { describe, expect, it } from 'vitest';
import {
  deployStatus,
  downloadsLabel,
  licenseManager,
  showableIcon,
  versionLabel,
} from './product.rules.ts';

const unlicensed = {
  require_purchase_code: false,
  easy_digital_downloads: false,
  envato: false,
  gumroad: false,
  sendowl: false,
};
const everything = {
  require_purchase_code: true,
  easy_digital_downloads: true,
  envato: true,
  gumroad: true,
  sendowl: true,
};

describe('license management, by the precedence of section 4', () => {
  it.each([
    ['its own license before all others', everything, 'own'],
    [
      'Easy Digital Downloads next',
      { ...everything, require_purchase_code: false },
      'easyDigitalDownloads',
    ],
    [
      'then Envato',
      { ...everything, require_purchase_code: false, easy_digital_downloads: false },
      'envato',
    ],
    ['then Gumroad', { ...unlicensed, gumroad: true, sendowl: true }, 'gumroad'],
    ['then SendOwl', { ...unlicensed, sendowl: true }, 'sendowl'],
    ['none when nothing is switched on', unlicensed, 'none'],
  ])('names %s', (_promise, product, expected) => {
    expect(licenseManager(product)).toBe(expected);
  });
});

describe('the newest build, by section 4', () => {
  it.each([
    ['says that there is no deployment', null, 'neutral', 'No continuous deployment.'],
    ['shows what a build answered with 200', 200, 'positive', 'Deployed 2.4.0'],
    ['shows what a build answered with 201', 201, 'positive', 'Deployed 2.4.0'],
    ['calls 202 a failure', 202, 'critical', 'Error: Continuous deployment failed.'],
    ['calls 500 a failure', 500, 'critical', 'Error: Continuous deployment failed.'],
  ])('%s', (_promise, code, tone, text) => {
    const build = code === null ? null : { responseCode: code, responseBody: 'Deployed 2.4.0' };
    expect(deployStatus(build)).toEqual({ tone, text });
  });
});

describe('a tile, by section 2', () => {
  it('shows the newest version, or that there is none', () => {
    expect(versionLabel({ version: '2.4.0', downloads: 3 })).toBe('2.4.0');
    expect(versionLabel(null)).toBe('No Versions');
  });

  it.each([
    [0, '0 downloads'],
    [17, '17 downloads'],
    [10_000_000, '10,000,000 downloads'],
  ])('writes %i downloads out for people', (count, expected) => {
    expect(downloadsLabel(count)).toBe(expected);
  });

  it.each([
    [
      'an icon of this server',
      'https://dock.example/icons/a.png',
      'https://dock.example/icons/a.png',
    ],
    ['a path on this server', '/icons/a.png', '/icons/a.png'],
    ['no icon of another host', 'https://elsewhere.example/a.png', undefined],
    ['nothing where there is no icon', '', undefined],
    ['nothing for an invalid URL', 'http://', undefined],
  ])('shows %s', (_promise, address, expected) => {
    expect(showableIcon(address, 'https://dock.example')).toBe(expected);
  });
});
