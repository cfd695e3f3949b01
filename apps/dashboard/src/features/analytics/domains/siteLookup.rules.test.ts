import { expect, test } from 'vitest';
import { locationText, missingDatabases, readLookup, storeLookup } from './siteLookup.rules.ts';

const DAY = 86_400_000;
const now = Date.UTC(2026, 10, 20);

function newStorage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    size: () => stored.size,
  };
}

// Specification, section 9: cached in the browser for 30 days, keyed by IP.
test('knows a network for 30 days', () => {
  const storage = newStorage();
  storeLookup(storage, 'hosting', '203.0.113.0', 'Harbor Hosting', now);
  expect(readLookup(storage, 'hosting', '203.0.113.0', now)).toBe('Harbor Hosting');
  expect(readLookup(storage, 'hosting', '203.0.113.0', now + 30 * DAY - 1)).toBe('Harbor Hosting');
  expect(readLookup(storage, 'location', '203.0.113.0', now)).toBeUndefined();
  expect(readLookup(storage, 'hosting', '198.51.100.0', now)).toBeUndefined();
});

test('forgets a network after 30 days', () => {
  const storage = newStorage();
  storeLookup(storage, 'hosting', '203.0.113.0', 'Harbor Hosting', now);
  expect(readLookup(storage, 'hosting', '203.0.113.0', now + 30 * DAY)).toBeUndefined();
  expect(storage.size()).toBe(0);
});

test('does not store that a network is unknown', () => {
  const storage = newStorage();
  storeLookup(storage, 'location', '203.0.113.0', '', now);
  expect(storage.size()).toBe(0);
});

test.each([`[${now},""]`, 'x', '{}', '[1]', '["a","b"]', '[1e99,"b"]'])(
  'ignores the foreign entry %s',
  (entry) => {
    const storage = newStorage({ 'pressdock-hosting:203.0.113.0': entry });
    expect(readLookup(storage, 'hosting', '203.0.113.0', now)).toBeUndefined();
  },
);

test('works without storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
  storeLookup(storage, 'hosting', '203.0.113.0', 'Harbor Hosting', now);
  expect(readLookup(storage, 'hosting', '203.0.113.0', now)).toBeUndefined();
});

// Specification, section 2: 'city, stateProvidence, country'.
test.each([
  [{ city: 'Bergen', stateProvidence: 'Vestland', country: 'Norway' }, 'Bergen, Vestland, Norway'],
  [{ city: '', stateProvidence: '', country: 'Norway' }, 'Norway'],
  [{ city: '', stateProvidence: '', country: '' }, ''],
])('writes the location %o as "%s"', (location, text) => {
  expect(locationText(location)).toBe(text);
});

const database = { name: 'DB-IP', url: 'https://db-ip.com' };

test.each([
  ['everything was found', { location: null, hosting: null }, ['Provo'], ['OVH'], []],
  ['nothing is known yet', { location: null, hosting: null }, [undefined], [undefined], []],
  ['there are no sites', { location: null, hosting: null }, [], [], []],
  ['a cell is blank', { location: null, hosting: null }, ['Provo', ''], ['OVH'], ['location']],
  ['all are blank', { location: null, hosting: null }, [''], [''], ['location', 'hosting']],
  ['a network is unknown', { location: database, hosting: database }, [''], [''], []],
] as const)(
  'if %s, it names the databases that blank cells lack',
  (_, sources, location, hosting, expected) => {
    expect(missingDatabases(sources, { location, hosting })).toEqual(expected);
  },
);
