import { PACKAGE_LIMITS } from '@pressdock/api/limits';
import { describe, expect, it } from 'vitest';
import { fileError } from '../../../entities/package/packageFile.rules.ts';
import {
  blankVersion,
  notesOf,
  untouchedVersionMessage,
  versionFormErrors,
  versionInFileName,
} from './versionForm.rules.ts';

const zip = { name: 'quiet-checkout.zip', size: 1000 };
const FORMAT =
  'Invalid version format.  Please follow the format MAJOR.MINOR.PATCH.  For example, 1.8 would be 1.8.0.';

describe('checking a new version, by section 5', () => {
  it.each(['1.8.0', ' 1.8.0 ', '0.0.1', '10.20.30'])('takes %j', (version) => {
    expect(versionFormErrors('plugin', { ...blankVersion, version }, zip)).toEqual({});
  });

  it.each(['', '1.8', '1.8.0-beta', 'v1.8.0', '01.8.0', '1.8.0.1'])('refuses %j', (version) => {
    expect(versionFormErrors('theme', { ...blankVersion, version }, zip)).toEqual({
      version: FORMAT,
    });
  });

  it.each([
    ['no file', null],
    ['another kind of file', { name: 'quiet-checkout.tar.gz', size: 10 }],
    ['an empty file', { name: 'quiet-checkout.zip', size: 0 }],
  ])('asks for a zip instead of %s', (_promise, file) => {
    expect(fileError('plugin', file)).toBe('Please select a valid .zip file.');
  });

  it('takes a file of the largest size and none above', () => {
    expect(fileError('plugin', { ...zip, size: PACKAGE_LIMITS.packedBytes })).toBeUndefined();
    expect(fileError('plugin', { ...zip, size: PACKAGE_LIMITS.packedBytes + 1 })).toMatch(/100 MB/);
  });

  it.each([
    ['plugin', 'Version and Plugin File fields are required.'],
    ['theme', 'Version and theme file are required.'],
  ] as const)('explains what an untouched %s dialog needs', (kind, expected) => {
    expect(untouchedVersionMessage(kind, blankVersion, null)).toBe(expected);
    expect(untouchedVersionMessage(kind, blankVersion, zip)).toBeUndefined();
    expect(
      untouchedVersionMessage(kind, { ...blankVersion, changelog: 'x' }, null),
    ).toBeUndefined();
  });
});

describe('the notes of a new version', () => {
  it('leave out what is blank, for the server to read from the zip', () => {
    expect(notesOf('plugin', blankVersion)).toEqual({});
    const typed = { requires: ' 6.2 ', upgrade_notice: '- One', changelog: '<p>Two</p>' };
    expect(notesOf('plugin', { ...blankVersion, ...typed })).toEqual({
      requires: '6.2',
      upgrade_notice: '<ul><li>One</li></ul>',
      changelog: '<p>Two</p>',
    });
  });

  it('are only the changelog for a theme', () => {
    expect(notesOf('theme', { ...blankVersion, requires: '6.2', changelog: '<p>One</p>' })).toEqual(
      {
        changelog: '<p>One</p>',
      },
    );
  });
});

describe('the version in the name of a file', () => {
  it.each([
    ['quiet-checkout-2.4.0.zip', '2.4.0'],
    ['quiet-checkout.2.4.10.zip', undefined],
    ['quiet_checkout_v12.0.3 (1).zip', '12.0.3'],
    ['quiet-checkout.zip', undefined],
    ['quiet-checkout-2.4.zip', undefined],
    ['quiet-checkout-2.4.0.1.zip', undefined],
  ])('of %s is %j', (name, expected) => {
    expect(versionInFileName(name)).toBe(expected);
  });
});
