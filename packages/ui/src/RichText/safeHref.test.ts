import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeHref } from './safeHref.ts';

describe('accepts safe URLs', () => {
  test.each([
    ['https://example.com/quay?berth=7#log', 'https://example.com/quay?berth=7#log'],
    ['http://example.com', 'http://example.com/'],
    ['  HTTPS://Example.com/Quay ', 'https://example.com/Quay'],
    ['mailto:harbor@example.com', 'mailto:harbor@example.com'],
    ['https://example.com/a b"c<d>', 'https://example.com/a%20b%22c%3Cd%3E'],
  ])('%s', (text, href) => {
    expect(safeHref(text)).toBe(href);
  });
});

describe('rejects other URLs', () => {
  test.each([
    '',
    '/quay',
    '//example.com',
    'example.com',
    '#log',
    'https://',
    'mailto:',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'ftp://example.com',
    'tel:+4940123',
  ])('%j', (text) => {
    expect(safeHref(text)).toBeNull();
  });
});

test('every accepted URL is a web or e-mail address to a browser', () => {
  const oddSchemes = fc
    .array(
      fc.constantFrom('j', 'a', 'v', 'script', 'http', 's', ':', '/', '\t', '\n', ' ', '@', 'x.'),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(oddSchemes, fc.webUrl(), fc.string({ maxLength: 30 })), (text) => {
      const href = safeHref(text);
      if (href !== null) expect(href).toMatch(/^(?:https?:\/\/[^/]|mailto:.)/);
    }),
  );
});
