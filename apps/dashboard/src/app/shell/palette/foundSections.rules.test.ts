import type { SearchAccountResponse } from '@pressdock/api';
import { describe, expect, it } from 'vitest';
import { foundSections } from './foundSections.rules.ts';

const none = { results: [], hasMore: false };

const found: SearchAccountResponse = {
  licenses: {
    results: [
      {
        _id: 'l1',
        key: '3f2a-9b10',
        productInfo: { name: 'Ballast', kind: 'plugin' },
        customerEmail: 'ines@example.com',
        status: 'limit_reached',
      },
      { _id: 'l2', key: 'OLD', productInfo: null, customerEmail: null, status: 'active' },
    ],
    hasMore: true,
  },
  customers: {
    results: [
      {
        _id: 'c1',
        email: 'ines@example.com',
        first_name: 'Ines',
        last_name: 'Kohl',
        licenseCount: 1,
      },
      { _id: 'c2', email: 'i@b.org', first_name: '', last_name: '', licenseCount: 1200 },
    ],
    hasMore: false,
  },
  versions: {
    results: [
      {
        _id: 'v1',
        version: '1.4',
        createdAt: '2026-11-20T12:00:00.000Z',
        product: { _id: 'p1', kind: 'theme', name: 'Harbor' },
      },
    ],
    hasMore: true,
  },
  flags: {
    results: [
      {
        _id: 'f1',
        name: 'Dark mode',
        identifier: 'DARK_MODE',
        active: true,
        product: { _id: 'p2', name: 'Gray Heron' },
      },
    ],
    hasMore: false,
  },
};

const linesOf = (...input: Parameters<typeof foundSections>) =>
  foundSections(...input).flatMap(({ title, commands }) =>
    commands.map(({ label, description, href }) => [title, label, description, href]),
  );

const visible = { isCurrent: true, hasFlags: true };

describe('the sections of a search', () => {
  it('show what tells similar results apart, and link to their pages', () => {
    expect(linesOf(found, 'in', visible)).toEqual([
      [
        'Licenses',
        '3f2a-9b10',
        'Ballast · ines@example.com · Limit reached',
        '/dashboard/license-management/edit/l1',
      ],
      [
        'Licenses',
        'OLD',
        'All products · No customer · Active',
        '/dashboard/license-management/edit/l2',
      ],
      [
        'Licenses',
        'Show all matching licenses',
        undefined,
        '/dashboard/license-management?searchText=in',
      ],
      [
        'Customers',
        'ines@example.com',
        'Ines Kohl · 1 license',
        '/dashboard/license-management/customers/c1',
      ],
      ['Customers', 'i@b.org', '1,200 licenses', '/dashboard/license-management/customers/c2'],
      ['Versions', 'Harbor 1.4', '20 Nov 2026', '/dashboard/themes/p1?pages=all&version=v1'],
      ['Flags', 'Dark mode', 'Gray Heron · DARK_MODE · On', '/dashboard/feature-flags/p2/edit/f1'],
    ]);
  });

  it.each([true, false])('are filtered again unless they are current: %s', (isCurrent) => {
    const matched = foundSections(found, 'in', { ...visible, isCurrent }).map(
      ({ isMatched }) => isMatched,
    );
    expect(matched).toEqual([isCurrent, isCurrent, isCurrent, isCurrent]);
  });

  it('have no flags where the menu does not show them', () => {
    const titlesOf = (hasFlags: boolean) =>
      new Set(linesOf(found, 'in', { ...visible, hasFlags }).map(([title]) => title));
    expect(titlesOf(true)).toContain('Flags');
    expect(titlesOf(false)).not.toContain('Flags');
  });

  it('are empty without results', () => {
    expect(foundSections(undefined, 'in', visible)).toEqual([]);
    expect(
      linesOf({ licenses: none, customers: none, versions: none, flags: none }, 'in', visible),
    ).toEqual([]);
  });

  it('have commands with unique ids', () => {
    const ids = foundSections(found, 'in', visible).flatMap(({ commands }) =>
      commands.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
