import { describe, expect, it } from 'vitest';
import {
  canLoadMore,
  formatVersion,
  nextOffered,
  releaseStatus,
  requirementsLabel,
} from './versions.rules.ts';

const ready = { isLoading: false, hasError: false, showLoadMore: true, count: 5 };

describe('the "Load more" button, by section 2', () => {
  it.each([
    ['shows when all is well and there is more', ready, true],
    ['hides while loading', { ...ready, isLoading: true }, false],
    ['hides after an error', { ...ready, hasError: true }, false],
    ['hides at the end', { ...ready, showLoadMore: false }, false],
    ['hides for an empty list', { ...ready, count: 0 }, false],
  ])('%s', (_promise, loading, expected) => {
    expect(canLoadMore(loading)).toBe(expected);
  });
});

describe('a row of the table', () => {
  it('calls only the newest version the latest', () => {
    const offered = (version: string) => ({ version, isOffered: true });
    expect(releaseStatus(offered('2.4.0'), '2.4.0')).toBe('latest');
    expect(releaseStatus(offered('2.3.2'), '2.4.0')).toBe('superseded');
    expect(releaseStatus(offered('2.3.2'), undefined)).toBe('superseded');
    expect(releaseStatus({ version: '2.4.0', isOffered: false }, '2.4.0')).toBe('notOffered');
  });

  it.each([
    ['6.2', '8.1', 'WP 6.2 · PHP 8.1'],
    ['6.2', '', 'WP 6.2'],
    ['', '8.1', 'PHP 8.1'],
    ['', '', '–'],
  ])('writes WordPress %j and PHP %j as %j', (requires, requires_php, expected) => {
    expect(requirementsLabel({ requires, requires_php })).toBe(expected);
  });

  it.each([
    ['1.8.0', '1.8.0'],
    ['1.8', '1.8 (1.8.0)'],
    ['1.2.3.4', '1.2.3.4'],
    ['2.0-beta1', '2.0-beta1 (2.0.0-beta1)'],
  ])('shows the version %s as %s', (version, expected) => {
    expect(formatVersion(version)).toBe(expected);
  });

  it('knows what sites are offered once a version is gone', () => {
    const offered = (version: string) => ({ version, isOffered: true });
    const versions = [{ version: '3.0', isOffered: false }, offered('2.0.0'), offered('1.0.0')];
    expect(nextOffered(versions, '2.0.0')).toBe('1.0.0');
    expect(nextOffered(versions, '1.0.0')).toBe('2.0.0');
    expect(nextOffered([offered('1.0.0')], '1.0.0')).toBeUndefined();
  });
});
