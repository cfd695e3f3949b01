import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FlagRequest } from './flagRequest.rules.ts';

describe('the identifier of a request', () => {
  test.each([
    ['', ''],
    ['  ann@example.com ', 'ann@example.com'],
    ['Ann@Example.com', 'Ann@Example.com'],
    [['first', 'second'], 'first'],
    ['a\nb', ''],
    ['a\u0000b', ''],
    ['x'.repeat(320), 'x'.repeat(320)],
    ['x'.repeat(321), ''],
    [undefined, ''],
    [[], ''],
    [{ a: 1 }, ''],
  ])('%j is read as %j', (identifier, expected) => {
    expect(new FlagRequest({ identifier }).identifier).toBe(expected);
  });

  test.each([
    [{ identifier: 'ann@Example.com' }, 'example.com'],
    [{ identifier: '"a@b"@example.com' }, 'example.com'],
    [{ identifier: 'ann' }, undefined],
    [{ identifier: 'ann@' }, undefined],
    [{ identifier: 'ann@example.com', identifier_domain: 'other.com' }, 'other.com'],
    [{ identifier: `sha256:${'0'.repeat(64)}`, identifier_domain: 'example.com' }, 'example.com'],
    [{ identifier: `sha256:${'0'.repeat(64)}` }, undefined],
    [{}, undefined],
  ])('in %j has the domain %j', (query, expected) => {
    expect(new FlagRequest(query).reported('identifier_domain')).toBe(expected);
  });
});

describe('an attribute', () => {
  test.each([
    [{ php: '8.1.2' }, [8, 1, 2]],
    [{ php: [' 8.1 ', '7'] }, [8, 1]],
    [{ php: '8'.repeat(201) }, undefined],
    [{ php: '8\u0007' }, undefined],
    [{}, undefined],
  ])('in %j is %j', (query, expected) => {
    expect(new FlagRequest(query).reported('php')).toEqual(expected);
  });
});

test('reads every query without an error', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(fc.string()),
    fc.integer(),
  );
  const query = fc.record({
    identifier: value,
    identifier_domain: value,
    php: value,
    domain: value,
  });
  fc.assert(
    fc.property(query, (sent) => {
      const request = new FlagRequest(sent);
      expect(request.identifier).toBe(request.identifier.trim());
      for (const name of ['identifier_domain', 'php', 'domain', 'locale'] as const) {
        request.reported(name);
      }
      expect(request.mixed.length).toBeGreaterThan(0);
    }),
  );
});
