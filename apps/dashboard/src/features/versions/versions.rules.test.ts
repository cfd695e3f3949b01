import { describe, expect, it } from 'vitest';
import {
  canLoadMore,
  nextOffered,
  nextVersionsLimit,
  releaseStatus,
  requirementsLabel,
  versionsLimit,
} from './versions.rules.ts';

const ready = { isLoading: false, hasError: false, showLoadMore: true, shown: 5 };

describe('the "Load more" button, by section 2', () => {
  it.each([
    ['shows when all is well and there is more', ready, true],
    ['hides while loading', { ...ready, isLoading: true }, false],
    ['hides after an error', { ...ready, hasError: true }, false],
    ['hides at the end', { ...ready, showLoadMore: false }, false],
    ['hides for an empty list', { ...ready, shown: 0 }, false],
  ])('%s', (_promise, loading, expected) => {
    expect(canLoadMore(loading)).toBe(expected);
  });
});

describe('how many versions an address asks for', () => {
  it.each([
    [null, 5],
    ['all', 500],
    ['25', 25],
    ['2', 5],
    ['999', 500],
    ['1e2', 5],
    ['-1', 5],
    ['9999', 5],
  ])('reads %j as %i', (show, expected) => {
    expect(versionsLimit(show)).toBe(expected);
  });

  it('grows by twenty and stops where the server does', () => {
    expect(nextVersionsLimit(5)).toBe('25');
    expect(nextVersionsLimit(495)).toBe('500');
  });
});

describe('a row of the table', () => {
  it('calls only the newest version the latest', () => {
    expect(releaseStatus('2.4.0', '2.4.0')).toBe('latest');
    expect(releaseStatus('2.3.2', '2.4.0')).toBe('superseded');
    expect(releaseStatus('2.3.2', undefined)).toBe('superseded');
  });

  it.each([
    ['6.2', '8.1', 'WP 6.2 · PHP 8.1'],
    ['6.2', '', 'WP 6.2'],
    ['', '8.1', 'PHP 8.1'],
    ['', '', '–'],
  ])('writes WordPress %j and PHP %j as %j', (requires, requires_php, expected) => {
    expect(requirementsLabel({ requires, requires_php })).toBe(expected);
  });

  it('knows what sites are offered once a version is gone', () => {
    const versions = [{ version: '2.0.0' }, { version: '1.0.0' }];
    expect(nextOffered(versions, '2.0.0')).toBe('1.0.0');
    expect(nextOffered(versions, '1.0.0')).toBe('2.0.0');
    expect(nextOffered([{ version: '1.0.0' }], '1.0.0')).toBeUndefined();
  });
});
